package platform.embedded;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.DefaultQueryMatcher;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.Document;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/**
 * A secondary index: a sorted set of keys, each the values of a document's indexed fields and the document's number. A
 * field that holds a list has a key for each of its elements. Only the documents of its partial filter are in it.
 */
final class OrderedIndex extends Index<Object> {
  private static final String FORMAT = "1";
  private static final String STATES = "indexes.states";
  private static final int BATCH = 200_000;

  private final MVStore store;
  private final String mapName;
  private final MVMap<String, String> states;
  private final MVMap<byte[], Boolean> keys;
  private final List<String[]> paths;
  private final Document partialFilter;
  private final String definition;
  private final DefaultQueryMatcher matcher = new DefaultQueryMatcher();
  /** Fields of which some document holds, or held, a list. */
  private final BitSet lists = new BitSet();
  /** Fields of which some document holds, or held, a value that its key does not say whole. */
  private final BitSet inexact = new BitSet();
  private RecordIds records;
  private boolean complete;

  OrderedIndex(MVStore store, String namespace, String name, List<IndexKey> indexed, Document partialFilter) {
    // A plain index that is not sparse must know the place of each document that it is asked to forget.
    super(name, indexed, true);
    this.store = store;
    this.partialFilter = partialFilter;
    mapName = "ordered." + namespace + "." + name;
    paths = indexed.stream().map(key -> key.getKey().split("\\.")).toList();
    definition = definition(indexed, partialFilter);
    states = store.openMap(STATES);
    String state = states.get(mapName);
    if (state == null || !state.startsWith(definition + "|")) {
      // Nothing, half of it (a build that was interrupted), or an index of other fields under the same name.
      discard();
    } else {
      complete = true;
      String[] fields = state.substring(definition.length() + 1).split(";", -1);
      readFields(fields[0], lists);
      readFields(fields[1], inexact);
    }
    keys = store.openMap(mapName,
        new MVMap.Builder<byte[], Boolean>().keyType(FrontCodedKeys.INSTANCE).valueType(NoValue.INSTANCE));
  }

  private void discard() {
    states.remove(mapName);
    if (store.hasMap(mapName)) {
      store.removeMap(mapName);
    }
  }

  private static void readFields(String text, BitSet fields) {
    for (String field : text.split(",")) {
      if (!field.isEmpty()) {
        fields.set(Integer.parseInt(field));
      }
    }
  }

  private static String fieldsText(BitSet fields) {
    return String.join(",", fields.stream().mapToObj(String::valueOf).toList());
  }

  private void saveState() {
    states.put(mapName, definition + "|" + fieldsText(lists) + ";" + fieldsText(inexact));
  }

  /**
   * Before anything else. An index that does not know all documents, or knows others, is made anew from them, and written
   * piece by piece: nobody else may be changing anything.
   */
  void attach(RecordIds numbers, boolean trusted, IndexedDocuments documents) {
    records = numbers;
    if (complete && trusted) {
      if (fits(documents)) {
        return;
      }
      Events.print("working", "the index " + mapName + " does not fit its documents: it is made anew", 0);
    }
    complete = false;
    keys.clear();
    lists.clear();
    inexact.clear();
    List<byte[]> batch = new ArrayList<>();
    documents.all().forEach(document -> {
      batch.addAll(keysOf(document));
      if (batch.size() >= BATCH) {
        putSorted(batch);
        Events.print("working", "making the index " + mapName + ", " + keys.sizeAsLong() + " places", 0);
      }
    });
    putSorted(batch);
    complete = true;
    saveState();
    store.commit();
  }

  /** As far as a look at some documents and some places, spread over all of them, tells. */
  private boolean fits(IndexedDocuments documents) {
    long size = keys.sizeAsLong();
    if (partialFilter == null && lists.isEmpty() && size != records.count()) {
      return false;
    }
    if (!documents.some().allMatch(document -> keysOf(document).stream().allMatch(keys::containsKey))) {
      return false;
    }
    return documents.spread(size).allMatch(place -> {
      byte[] key = keys.getKey(place);
      Document document = documents.at(positionOf(key));
      return document != null && keysOf(document).contains(key);
    });
  }

  /** Neighbours after each other: a page is changed once, not once for each of its keys. */
  private void putSorted(List<byte[]> batch) {
    batch.sort(FrontCodedKeys.INSTANCE);
    batch.forEach(key -> keys.put(key, Boolean.TRUE));
    batch.clear();
    store.commit();
  }

  int width() {
    return paths.size();
  }

  boolean ascending(int field) {
    return getKeys().get(field).isAscending();
  }

  String field(int field) {
    return getKeys().get(field).getKey();
  }

  /** Whether each document has one key for this field, which says the whole value. */
  boolean isPlain(int field) {
    return !lists.get(field) && !inexact.get(field);
  }

  /** Whether different values of this field have different keys. */
  boolean isExact(int field) {
    return !inexact.get(field);
  }

  boolean holdsLists(int field) {
    return lists.get(field);
  }

  Document partialFilter() {
    return partialFilter;
  }

  MVMap<byte[], Boolean> map() {
    return keys;
  }

  Object positionOf(byte[] key) {
    return records.positionOf(numberOf(key));
  }

  static long numberOf(byte[] key) {
    long number = 0;
    for (int at = key.length - RecordIds.WIDTH; at < key.length; at++) {
      number = number << 8 | key[at] & 0xFF;
    }
    return number;
  }

  /** The bytes of a value where this field counts up or down. */
  byte[] directed(int field, byte[] value) {
    return ascending(field) ? value : IndexKeys.reversed(value);
  }

  private Collection<byte[]> keysOf(Document document) {
    if (partialFilter != null && !matcher.matches(document, partialFilter)) {
      return List.of();
    }
    List<byte[]> beginnings = List.of(new byte[0]);
    for (int field = 0; field < paths.size(); field++) {
      beginnings = continued(beginnings, field, valuesOf(document, field));
    }
    byte[] number = numberBytes(records.numberOf(Missing.ofNullable(document.get("_id"))));
    Set<byte[]> all = new TreeSet<>(FrontCodedKeys.INSTANCE);
    beginnings.forEach(beginning -> all.add(joined(beginning, number)));
    return all;
  }

  private List<byte[]> continued(List<byte[]> beginnings, int field, Collection<Object> values) {
    List<byte[]> longer = new ArrayList<>(beginnings.size() * values.size());
    for (Object value : values) {
      if (!IndexKeys.isExact(value)) {
        mark(inexact, field);
      }
      byte[] bytes = directed(field, IndexKeys.of(value));
      beginnings.forEach(beginning -> longer.add(joined(beginning, bytes)));
    }
    return longer;
  }

  private Collection<Object> valuesOf(Document document, int field) {
    List<Object> values = new ArrayList<>(1);
    collect(document, paths.get(field), 0, field, values);
    return values.size() == 1 ? values : new HashSet<>(values);
  }

  private void collect(Object value, String[] path, int depth, int field, List<Object> values) {
    if (value instanceof Collection<?> elements) {
      mark(lists, field);
      if (elements.isEmpty()) {
        values.add(null);
      }
      for (Object element : elements) {
        if (depth == path.length) {
          values.add(element);
        } else {
          collect(element, path, depth, field, values);
        }
      }
    } else if (depth == path.length) {
      values.add(value instanceof Missing ? null : value);
    } else {
      Object inner = value instanceof Document document ? document.get(path[depth]) : null;
      collect(inner, path, depth + 1, field, values);
    }
  }

  private void mark(BitSet fields, int field) {
    if (!fields.get(field)) {
      fields.set(field);
      if (complete) {
        saveState();
      }
    }
  }

  private static byte[] numberBytes(long number) {
    byte[] bytes = new byte[RecordIds.WIDTH];
    for (int at = RecordIds.WIDTH - 1; at >= 0; at--) {
      bytes[at] = (byte) number;
      number >>>= 8;
    }
    return bytes;
  }

  boolean isOf(List<IndexKey> indexed, Document filter) {
    return definition.equals(definition(indexed, filter));
  }

  private static String definition(List<IndexKey> indexed, Document filter) {
    return String.join("|", FORMAT, indexed.toString(), String.valueOf(filter));
  }

  static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(48);
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  @Override
  public void add(Document document, Object position, MongoCollection<Object> collection) {
    keysOf(document).forEach(key -> keys.put(key, Boolean.TRUE));
  }

  @Override
  public Object remove(Document document) {
    keysOf(document).forEach(keys::remove);
    return null;
  }

  @Override
  public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    Collection<byte[]> old = keysOf(before);
    Collection<byte[]> now = keysOf(after);
    old.stream().filter(key -> !now.contains(key)).forEach(keys::remove);
    now.stream().filter(key -> !old.contains(key)).forEach(key -> keys.put(key, Boolean.TRUE));
  }

  @Override
  public boolean hasSameOptions(Index<?> other) {
    return other instanceof OrderedIndex index && definition.equals(index.definition);
  }

  @Override
  public void drop() {
    states.remove(mapName);
    store.removeMap(keys);
  }

  @Override
  public long getCount() {
    return keys.sizeAsLong();
  }

  /** Asked by whoever would fill an empty one: attach has done that. */
  @Override
  public boolean isEmpty() {
    return false;
  }

  @Override
  public long getDataSize() {
    return getCount();
  }

  @Override
  public Object getPosition(Document document) {
    return null;
  }

  @Override
  public void checkAdd(Document document, MongoCollection<Object> collection) {
    // Nothing is refused: it is not unique.
  }

  @Override
  public void checkUpdate(Document before, Document after, MongoCollection<Object> collection) {
    // Nothing is refused: it is not unique.
  }

  /** Asked for whole queries that are answered by equality alone; IndexPlan does more. */
  @Override
  public boolean canHandle(Document query) {
    return false;
  }

  @Override
  public Iterable<Object> getPositions(Document query) {
    throw new UnsupportedOperationException();
  }
}
