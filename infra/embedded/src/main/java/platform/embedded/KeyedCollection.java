package platform.embedded;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.TreeSet;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/**
 * A collection that goes straight to what a query asks for: to the documents that it names by their ids, also where it has
 * further conditions, or along the index that leaves the fewest. The plain one reads every document then.
 */
final class KeyedCollection extends H2Collection {
  /** Documents that queries have looked at since the start. */
  static final LongAdder DOCUMENTS_READ = new LongAdder();
  /** A page this deep or less is picked out while reading; a deeper one is cut from all of them in order. */
  private static final int MOST_PICKED = 5_000;
  private static final Document EVERYTHING = new Document();
  private static final Document ONLY_ID = new Document("_id", 1);

  private final MVStore store;
  private final String namespace;
  private final ThreadLocal<Document> narrowed = new ThreadLocal<>();
  /** Made with the first index that needs it. */
  private RecordIds records;
  private boolean recordsTrusted;

  KeyedCollection(MongoDatabase database, String name, CollectionOptions options, MVStore store, String namespace,
      MVMap<Object, Document> data, MVMap<String, Object> meta, CursorRegistry cursors) {
    super(database, name, options, data, meta, cursors);
    this.store = store;
    this.namespace = namespace;
  }

  /** The plain one adds an index while others go through the list of them, and their writes end in an error. */
  @Override
  public synchronized void addIndex(Index<Object> index) {
    if (index instanceof OrderedIndex ordered && !getIndexes().contains(index)) {
      if (records == null) {
        records = new RecordIds(store, namespace);
        // Equal unless an earlier release, which knows no numbers, has written here since.
        recordsTrusted = records.count() == count();
      }
      ordered.attach(records, recordsTrusted, new IndexedDocuments(records, this::getDocument,
          () -> streamAllDocumentsWithPosition().map(one -> one.getDocument())));
    }
    super.addIndex(index);
  }

  synchronized OrderedIndex orderedIndex(String name) {
    return orderedIndexes().stream().filter(index -> index.getName().equals(name)).findFirst().orElse(null);
  }

  private List<OrderedIndex> orderedIndexes() {
    return getIndexes().stream().filter(OrderedIndex.class::isInstance).map(OrderedIndex.class::cast).toList();
  }

  @Override
  protected Object addDocumentInternal(Document document) {
    Object position = super.addDocumentInternal(document);
    if (records != null) {
      records.numberOf(position);
    }
    return position;
  }

  @Override
  protected void removeDocument(Object position) {
    super.removeDocument(position);
    if (records != null) {
      records.forget(position);
    }
  }

  @Override
  public synchronized void drop() {
    super.drop();
    if (records != null) {
      records.drop();
      records = null;
    }
  }

  @Override
  protected QueryResult queryDocuments(Document query, Document orderBy, int numberToSkip, int limit, int batchSize,
      Document fieldSelector) {
    TreeSet<String> ids = "_id".equals(getIdField()) ? namedIds(query) : null;
    if (ids != null) {
      Stream<Document> present = ids.stream().map(this::getDocument).filter(Objects::nonNull);
      // Every condition is still asked of each of them.
      return found(present, query, orderBy, numberToSkip, limit, batchSize, fieldSelector);
    }
    Document order = orderBy == null || orderBy.isEmpty() ? null : orderBy;
    QueryPlan plan = isIndexed(query, order) ? QueryPlan.best(orderedIndexes(), query, order, numberToSkip, limit) : null;
    if (plan == null) {
      return super.queryDocuments(query, orderBy, numberToSkip, limit, batchSize, fieldSelector);
    }
    int skippedByIndex = plan.canSkip() ? numberToSkip : 0;
    if (plan.canSkip() && ONLY_ID.equals(fieldSelector) && "_id".equals(getIdField())) {
      // The index says all that is asked for; a document's place is its id.
      Stream<Object> found = plan.positions(skippedByIndex);
      List<Document> answer = (limit > 0 ? found.limit(limit) : found).map(id -> new Document("_id", id)).toList();
      return super.matchDocumentsFromStream(EVERYTHING, answer.stream(), 0, 0, batchSize, null, null);
    }
    Stream<Document> documents = plan.positions(skippedByIndex).map(this::getDocument).filter(Objects::nonNull);
    return found(documents, plan.isWhole() ? null : query, plan.isSorted() ? null : orderBy,
        numberToSkip - skippedByIndex, limit, batchSize, fieldSelector);
  }

  private boolean isIndexed(Document query, Document order) {
    return records != null && (!query.isEmpty() || order != null) && (order == null || !order.containsKey("$natural"))
        && getIndexes().stream().noneMatch(index -> index.canHandle(query));
  }

  @Override
  protected QueryResult matchDocumentsFromStream(Document query, Stream<Document> documents, int numberToSkip, int limit,
      int batchSize, Comparator<Document> order, Document fieldSelector) {
    Stream<Document> matching = documents.peek(document -> DOCUMENTS_READ.increment());
    if (query != null && !query.isEmpty()) {
      matching = matching.filter(document -> documentMatchesQuery(document, query));
    }
    if (order != null) {
      matching = limit > 0 && numberToSkip + limit <= MOST_PICKED
          ? first(matching, order, numberToSkip + limit)
          : matching.sorted(order);
    }
    matching = matching.skip(numberToSkip);
    if (limit > 0) {
      matching = matching.limit(limit);
    }
    // Never the stored document itself: a change is made in place, while somebody may still be sending an answer.
    List<Document> answer = matching.map(Document::clone).toList();
    return super.matchDocumentsFromStream(EVERYTHING, answer.stream(), 0, 0, batchSize, null, fieldSelector);
  }

  private QueryResult found(Stream<Document> documents, Document query, Document orderBy, int skip, int limit,
      int batchSize, Document fieldSelector) {
    return matchDocumentsFromStream(query, documents, skip, limit, batchSize, deriveComparator(orderBy), fieldSelector);
  }

  /** The first of them in order, equals as they came, without keeping all of them. */
  private static Stream<Document> first(Stream<Document> documents, Comparator<Document> order, int most) {
    record Arrived(Document document, long at) {}
    Comparator<Arrived> earlier = Comparator.comparing(Arrived::document, order).thenComparingLong(Arrived::at);
    PriorityQueue<Arrived> kept = new PriorityQueue<>(earlier.reversed());
    long[] count = {0};
    documents.forEach(document -> {
      Arrived arrived = new Arrived(document, count[0]++);
      if (kept.size() < most) {
        kept.add(arrived);
      } else if (earlier.compare(arrived, kept.peek()) < 0) {
        kept.poll();
        kept.add(arrived);
      }
    });
    return kept.stream().sorted(earlier).map(Arrived::document);
  }

  @Override
  public synchronized int count(Document query, int skip, int limit) {
    boolean indexed = query != null && namedIds(query) == null && isIndexed(query, null);
    QueryPlan plan = indexed ? QueryPlan.counting(orderedIndexes(), query) : null;
    if (plan == null) {
      return super.count(query, skip, limit);
    }
    long behind = Math.max(0, plan.count() - skip);
    return Math.toIntExact(limit > 0 ? Math.min(limit, behind) : behind);
  }

  /** What this thread then reads as the whole collection is what matches: the first stage of an aggregation. */
  <Result> Result narrowed(Document match, Supplier<Result> work) {
    narrowed.set(match);
    try {
      return work.get();
    } finally {
      narrowed.remove();
    }
  }

  @Override
  public Stream<Document> queryAllAsStream() {
    Document match = narrowed.get();
    Iterable<Document> documents = match == null ? queryAll() : handleQuery(match);
    return StreamSupport.stream(documents.spliterator(), false);
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
