#if canImport(CoreData)
  @preconcurrency public import CoreData

  /// A store in Core Data: entities, attributes and relationships of the model are called as types, columns and
  /// relations are.
  ///
  /// What a nested relation to one holds is the relationship of that name, and no attributes. Of identities without an
  /// object the model has an attribute. A relationship can only lead to an object that is there: a reference to one that
  /// never comes is reported, and not kept. Core Data itself nullifies or cascades as the model says.
  ///
  /// This file is compiled where Core Data exists. It is not compiled on Linux, where the project is tested.
  public final class CoreDataStore: SyncStore, @unchecked Sendable {
    // Only used to make contexts, which any thread may ask for.
    private let container: NSPersistentContainer

    /// - Parameter container: with its stores loaded.
    public init(_ container: NSPersistentContainer) { self.container = container }

    /// Runs `body` in a context of its own, which is saved at its end, and thrown away where it throws.
    public func transaction<Result: Sendable>(
      _ body: @escaping @Sendable (inout CoreDataTransaction) throws -> Result
    ) async throws -> Result {
      let context = container.newBackgroundContext()
      context.undoManager = nil
      context.mergePolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
      return try await context.perform {
        do {
          var transaction = CoreDataTransaction(context)
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
