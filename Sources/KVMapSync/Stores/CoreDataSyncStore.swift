#if canImport(CoreData)
  @preconcurrency public import CoreData

  /// A store in Core Data: entities, attributes and relationships of the model have the names of types, columns and
  /// relations.
  ///
  /// A nested to-one relation is stored as the relationship of that name, without attributes. For identities without an
  /// object, the model has an attribute. A relationship requires an existing target object: a reference to one that
  /// never arrives is reported, and not kept. Core Data itself nullifies or cascades as specified in the model.
  ///
  /// This file is compiled where Core Data exists. It is not compiled on Linux, where the project is tested.
  public final class CoreDataSyncStore: SyncStore, @unchecked Sendable {
    // Only used to create contexts, which is allowed on any thread.
    private let container: NSPersistentContainer

    /// - Parameter container: its stores must be loaded.
    public init(_ container: NSPersistentContainer) { self.container = container }

    /// Runs `body` in a separate context, which is saved at the end, and discarded if it throws.
    public func transaction<Result: Sendable>(
      _ body: @escaping @Sendable (inout CoreDataSyncTransaction) throws -> Result
    ) async throws -> Result {
      let context = container.newBackgroundContext()
      context.undoManager = nil
      context.mergePolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
      return try await context.perform {
        do {
          var transaction = CoreDataSyncTransaction(context)
          let result = try body(&transaction)
          try transaction.connect()
          if context.hasChanges { try context.save() }
          return result
        } catch {
          context.rollback()
          throw error
        }
      }
    }
  }
#endif
