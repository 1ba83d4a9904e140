"""Maps a file of lines with Spark, by a program that `kvmapc generate --filter` wrote.

OUTPUT/values    the lines that the program writes, in the order of the input
OUTPUT/rejects   its reports on the lines that do not map, with the partition of the line
OUTPUT/rejected  these lines themselves
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from pyspark import SparkConf, SparkContext, StorageLevel

MARK = "!"


def mapped(context, lines, program):
    """The lines that the program writes, and after those of each partition the marked reports on the rejected ones."""
    for file in [program, Path(__file__).with_name("partition")]:
        # Copied to every node, into the folder in which its executor runs.
        context.addFile(str(file))
    # Without checkCode a program that crashes would be one that reached the end of its input.
    return lines.pipe(f"./partition ./{Path(program).name}", checkCode=True)


def report(partition, lines):
    for line in lines:
        if line.startswith(MARK):
            yield json.dumps({"partition": partition, **json.loads(line[len(MARK):])}, ensure_ascii=False)


def place(text):
    report = json.loads(text)
    return report["partition"], report["line"]


def rejected_lines(lines, places):
    """The text of the lines, which are named by their partition and their number in it."""
    numbers = {}
    for partition, line in places:
        numbers.setdefault(partition, set()).add(line)

    def those(partition, texts):
        wanted = numbers.get(partition, set())
        return (text for number, text in enumerate(texts, 1) if number in wanted)

    return lines.mapPartitionsWithIndex(those)


class Killer(threading.Thread):
    """Kills one of the workers' processes when a third of the partitions are done, as a machine that fails would."""

    def __init__(self, context):
        super().__init__(daemon=True)
        self.context = context
        self.killed = None
        self.failed = 0

    def run(self):
        tracker = self.context.statusTracker()
        while True:
            for stage in map(tracker.getStageInfo, tracker.getActiveStageIds()):
                if stage is None:
                    continue
                self.failed = max(self.failed, stage.numFailedTasks)
                middle = stage.numActiveTasks >= 2 and 3 * stage.numCompletedTasks >= stage.numTasks
                if middle and self.killed is None:
                    self.killed = self.workers()[0]
                    print(f"killing process {self.killed} of a worker: {stage.numCompletedTasks} of {stage.numTasks} "
                          "partitions are done", flush=True)
                    os.kill(self.killed, signal.SIGKILL)
            time.sleep(0.02)

    def workers(self):
        """The processes in which the workers execute this job."""
        processes = subprocess.run(["ps", "-eo", "pid=,args="], capture_output=True, text=True, check=True).stdout
        return [
            int(line.split(None, 1)[0])
            for line in processes.splitlines()
            if "CoarseGrainedExecutorBackend" in line and self.context.applicationId in line
        ]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("input")
    arguments.add_argument("output")
    arguments.add_argument("--filter", required=True, help="the program")
    arguments.add_argument("--master", default="local-cluster[2,1,1024]", help="by default two workers on this machine")
    arguments.add_argument("--partitions", type=int, default=16, help="at least this many")
    arguments.add_argument("--kill", action="store_true", help="kill a worker in the middle")
    arguments = arguments.parse_args()
    output = Path(arguments.output)

    settings = {"spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false"}
    context = SparkContext(arguments.master, "SparkPipe", conf=SparkConf().setAll(settings.items()))
    killer = Killer(context)
    if arguments.kill:
        killer.start()

    started = time.monotonic()
    lines = context.textFile(arguments.input, arguments.partitions)
    # Kept on the disks of the workers, so that the lines are mapped once, for values and reports. What is lost with a
    # worker is mapped again.
    results = mapped(context, lines, arguments.filter).persist(StorageLevel.DISK_ONLY)
    results.filter(lambda line: not line.startswith(MARK)).saveAsTextFile(str(output / "values"))
    seconds = time.monotonic() - started
    # Kept as well, so that they are looked for once.
    reports = results.mapPartitionsWithIndex(report).persist(StorageLevel.DISK_ONLY)
    reports.saveAsTextFile(str(output / "rejects"))
    # The reports stay on the workers: only two numbers of each are needed here.
    rejected_lines(lines, reports.map(place).collect()).saveAsTextFile(str(output / "rejected"))
    print(f"{lines.getNumPartitions()} partitions, {seconds:.1f} s until the values were written, "
          f"{time.monotonic() - started:.1f} s in all")
    if arguments.kill:
        if killer.killed is None or killer.failed == 0:
            sys.exit("no worker was killed while it mapped lines")
        print(f"{killer.failed} of the tasks failed with the worker, and were repeated")
    context.stop()


if __name__ == "__main__":
    main()
