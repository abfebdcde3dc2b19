package platform.embedded;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.h2.mvstore.MVMap;

/**
 * A collection that goes straight to the documents a query names by their ids, also where the query has further
 * conditions. The plain one reads every document then, so that each guarded or versioned write costs the whole collection.
 */
final class KeyedCollection extends H2Collection {
  KeyedCollection(MongoDatabase database, String name, CollectionOptions options, MVMap<Object, Document> data,
      MVMap<String, Object> meta, CursorRegistry cursors) {
    super(database, name, options, data, meta, cursors);
  }

  /** The plain one adds an index while others go through the list of them, and their writes end in an error. */
  @Override
  public synchronized void addIndex(Index<Object> index) {
    super.addIndex(index);
  }

  @Override
  protected QueryResult queryDocuments(Document query, Document orderBy, int numberToSkip, int limit, int batchSize,
      Document fieldSelector) {
    TreeSet<String> ids = "_id".equals(getIdField()) ? namedIds(query) : null;
    if (ids == null) {
      return super.queryDocuments(query, orderBy, numberToSkip, limit, batchSize, fieldSelector);
    }
    List<Object> present = ids.stream().filter(id -> getDocument(id) != null).map(Object.class::cast).toList();
    // Every condition is still asked of each of them.
    return matchDocuments(query, present, orderBy, numberToSkip, limit, batchSize, fieldSelector);
  }

  /** The fewest ids that the query leaves; null where it does not name them, or by something else than text. */
  private static TreeSet<String> namedIds(Document query) {
    TreeSet<String> fewest = idsOf(query.get("_id"));
    if (query.get("$and") instanceof Collection<?> parts) {
      for (Object part : parts) {
        TreeSet<String> named = part instanceof Document document ? namedIds(document) : null;
        if (named != null && (fewest == null || named.size() < fewest.size())) {
          fewest = named;
        }
      }
    }
    return fewest;
  }

  private static TreeSet<String> idsOf(Object condition) {
    if (condition instanceof String id) {
      return new TreeSet<>(List.of(id));
    }
    if (condition instanceof Document operators && operators.get("$in") instanceof Collection<?> values
        && values.stream().allMatch(String.class::isInstance)) {
      TreeSet<String> ids = new TreeSet<>();
      values.forEach(value -> ids.add((String) value));
      return ids;
    }
    return null;
  }
}
