package platform.embedded;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.IndexKeySpecsConflictException;
import de.bwaldvogel.mongo.oplog.Oplog;
import io.netty.channel.Channel;
import java.util.List;
import java.util.Map;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ObjectDataType;

/** A database whose collections have ordered secondary indexes. */
abstract class IndexedDatabase extends H2Database {
  private static final String INDEXES = "system.indexes";
  private static final Document COUNT_ALL = new Document("_id", 1).append("n", new Document("$sum", 1));

  /** The description of the index that is being made. The plain class hands on only a part of it. */
  private Document described;

  IndexedDatabase(String name, MVStore store, CursorRegistry cursors) {
    super(name, store, cursors);
  }

  /** The plain class makes collections before a subclass has anything of its own. */
  abstract MVStore store();

  /** The plain database shows others a new collection before its index of ids is there: their writes get lost. */
  @Override
  public synchronized MongoCollection<Object> createCollectionOrThrowIfExists(String name, CollectionOptions options) {
    return super.createCollectionOrThrowIfExists(name, options);
  }

  @Override
  protected MongoCollection<Object> openOrCreateCollection(String name, CollectionOptions options) {
    // The names under which the plain database keeps a collection.
    String namespace = getFullCollectionNamespace(name);
    MVMap<Object, Document> data = documents("databases." + namespace);
    MVMap<String, Object> meta = store().openMap("meta." + namespace);
    return new KeyedCollection(this, name, options, store(), namespace, data, meta, cursorRegistry);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private MVMap<Object, Document> documents(String mapName) {
    return (MVMap) store().openMap(mapName,
        new MVMap.Builder<Object, Object>().keyType(new ObjectDataType()).valueType(new StoredDocument()));
  }

  @Override
  protected synchronized void addIndex(Document description) {
    // The first index of a new collection makes that collection, and so its index of ids, in between.
    Document outer = described;
    described = description;
    try {
      super.addIndex(description);
    } finally {
      described = outer;
    }
  }

  /** The plain database takes the map that is open already. */
  @Override
  protected Index<Object> openOrCreateUniqueIndex(String collectionName, String name, List<IndexKey> keys, boolean sparse) {
    store().openMap(getFullCollectionNamespace(collectionName) + "._index_" + name,
        new MVMap.Builder<Object, Object>().keyType(new IdKeys()));
    return super.openOrCreateUniqueIndex(collectionName, name, keys, sparse);
  }

  @Override
  protected Index<Object> openOrCreateSecondaryIndex(String collectionName, String name, List<IndexKey> keys,
      boolean sparse) {
    // A step that is a number is a place in a list to a query, and a field's name to an index.
    if (!(resolveCollection(collectionName, false) instanceof KeyedCollection collection)
        || keys.stream().anyMatch(key -> key.getKey().matches("(.*\\.)?\\d+(\\..*)?"))) {
      return super.openOrCreateSecondaryIndex(collectionName, name, keys, sparse);
    }
    Document description = described != null ? described : storedDescription(collectionName, name);
    Document filter = description != null && description.get("partialFilterExpression") instanceof Document given ? given : null;
    OrderedIndex known = collection.orderedIndex(name);
    if (known == null) {
      return new OrderedIndex(store(), getFullCollectionNamespace(collectionName), name, keys, filter);
    }
    if (!known.isOf(keys, filter)) {
      throw new IndexKeySpecsConflictException(known, known);
    }
    return known;
  }

  private Document storedDescription(String collectionName, String name) {
    Document wanted = new Document("ns", getFullCollectionNamespace(collectionName)).append("name", name);
    for (Document description : resolveCollection(INDEXES, true).handleQuery(wanted)) {
      return description;
    }
    return null;
  }

  @Override
  public Document handleCommand(Channel channel, String command, Document query, DatabaseResolver databases, Oplog oplog) {
    if (command.equalsIgnoreCase("aggregate") && query.get("pipeline") instanceof List<?> stages && !stages.isEmpty()
        && stages.get(0) instanceof Document first && first.get("$match") instanceof Document match
        && resolveCollection(String.valueOf(query.get(command)), false) instanceof KeyedCollection collection) {
      return isCount(stages)
          ? counted(collection, match)
          : collection.narrowed(match, () -> super.handleCommand(channel, command, query, databases, oplog));
    }
    if (command.equalsIgnoreCase("dropIndexes") && query.get("index") instanceof String name && !name.equals("*")) {
      String collectionName = String.valueOf(query.get(command));
      if (storedDescription(collectionName, name) != null) {
        return droppedIndex(resolveCollection(collectionName, true), name);
      }
    }
    return super.handleCommand(channel, command, query, databases, oplog);
  }

  /** The plain database forgets the indexes of this name of all its collections. */
  private synchronized Document droppedIndex(MongoCollection<Object> collection, String name) {
    dropIndex(collection, name);
    Document description = new Document("ns", collection.getFullName()).append("name", name);
    resolveCollection(INDEXES, true).deleteDocuments(description, 1);
    return new Document("ok", 1.0);
  }

  /** What drivers send for the number of documents. */
  private static boolean isCount(List<?> stages) {
    return stages.size() == 2 && stages.get(1) instanceof Map<?, ?> group && COUNT_ALL.equals(group.get("$group"));
  }

  private static Document counted(KeyedCollection collection, Document match) {
    int count = collection.count(match, 0, 0);
    List<Document> batch = count == 0 ? List.of() : List.of(new Document("_id", 1).append("n", count));
    Document cursor = new Document("id", 0L).append("ns", collection.getFullName()).append("firstBatch", batch);
    return new Document("cursor", cursor).append("ok", 1.0);
  }
}
