import HTTPTypes
import Hummingbird
import KVMap
import Orders

/// An answer that is not what the client asked for, as `application/problem+json` (RFC 9457).
struct Refusal: HTTPResponseError {
  let status: HTTPResponse.Status
  var detail: String?
  var headers: HTTPFields = [:]
  var problems: [MappingProblem] = []

  init(_ status: HTTPResponse.Status, _ detail: String? = nil, headers: HTTPFields = [:]) {
    self.status = status
    self.detail = detail
    self.headers = headers
  }

  /// Refuses a document: 400 if it is not well-formed, as RFC 9110 specifies, and 422 otherwise.
  ///
  /// - Parameter problems: As the runtime reports them, which are at most 1,000.
  init(_ problems: [MappingProblem]) {
    let isWellFormed = !problems.contains { $0.kind == .syntax || $0.kind == .encoding }
    status = isWellFormed ? .unprocessableContent : .badRequest
    switch problems.count {
    case 1: detail = "one problem in the document"
    case 1_000...: detail = "the first \(problems.count) problems in the document"
    default: detail = "\(problems.count) problems in the document"
    }
    self.problems = problems
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    let details = ProblemDetails(
      title: status.reasonPhrase, status: status.code, detail: detail, problems: problems.map(Problem.init))
    var response = Response(
      status: status, headers: [.contentType: "application/problem+json"],
      body: ResponseBody(byteBuffer: try details.jsonBuffer()))
    response.headers.append(contentsOf: headers)
    return response
  }
}

extension Problem {
  init(_ problem: MappingProblem) {
    self.init(
      pointer: problem.jsonPointer, kind: problem.kind.rawValue, detail: problem.message, expected: problem.expected,
      found: problem.found, line: problem.line, column: problem.column)
  }
}

/// Gives every error the form of a refusal, also those of the router.
struct RefusalMiddleware: RouterMiddleware {
  typealias Context = ConnectionContext

  func handle(
    _ request: Request, context: ConnectionContext, next: (Request, ConnectionContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let refusal as Refusal {
      return try refusal.response(from: request, context: context)
    } catch let error as HTTPError {
      return try Refusal(error.status, error.body, headers: error.headers).response(from: request, context: context)
    } catch let error as MappingError {
      // A value of the server's own that cannot be written.
      context.logger.error("\(error)")
      return try Refusal(.internalServerError).response(from: request, context: context)
    }
    // Anything else ends the connection: a request that is not HTTP gets its answer from Hummingbird.
  }
}
