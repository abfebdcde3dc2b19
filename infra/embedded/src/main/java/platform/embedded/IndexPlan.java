package platform.embedded;

import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.h2.mvstore.MVMap;

/** How one index answers a query: the stretches of it that hold every document asked for, and what that leaves to ask. */
final class IndexPlan {
  private static final int MOST_STRETCHES = 256;

  private final OrderedIndex index;
  private final List<Stretch> stretches;
  private final Set<Condition> answered;
  private final boolean whole;
  private final boolean repeats;
  private final boolean sorted;
  private final boolean backwards;
  private final long size;

  /** Keys from one bound up to another, neither of which is itself a key; all begin with as many equal bytes. */
  private record Stretch(byte[] from, byte[] to, int prefixLength) {}

  private IndexPlan(OrderedIndex index, List<Stretch> stretches, Set<Condition> answered, boolean whole, boolean repeats,
      Boolean direction) {
    this.index = index;
    this.stretches = stretches;
    this.answered = answered;
    this.whole = whole;
    this.repeats = repeats;
    this.sorted = direction != null;
    this.backwards = Boolean.FALSE.equals(direction);
    this.size = stretches.stream().mapToLong(stretch -> rank(stretch.to) - rank(stretch.from)).sum();
  }

  /** Null where the index is of no use to the query. */
  static IndexPlan of(OrderedIndex index, List<Condition> conditions, Document orderBy) {
    Set<Condition> answered = new HashSet<>();
    if (index.partialFilter() != null && !holds(index.partialFilter(), conditions, answered)) {
      return null;
    }
    List<byte[]> prefixes = List.of(new byte[0]);
    boolean repeats = false;
    int fixed = 0;
    boolean[] single = new boolean[index.width()];
    while (fixed < index.width()) {
      Condition points = fewestPoints(index, fixed, conditions);
      if (points == null || (long) prefixes.size() * points.points().size() > MOST_STRETCHES) {
        break;
      }
      prefixes = continued(index, fixed, prefixes, points.points());
      single[fixed] = points.points().size() == 1;
      repeats |= index.holdsLists(fixed) && !single[fixed];
      note(index, fixed, points, answered);
      fixed += 1;
    }
    List<Condition> ranges = fixed < index.width() ? rangesOf(index, fixed, conditions) : List.of();
    for (Condition range : ranges) {
      note(index, fixed, range, answered);
    }
    List<Stretch> stretches = new ArrayList<>();
    for (byte[] prefix : prefixes) {
      stretches.add(stretch(index, fixed, prefix, ranges));
    }
    repeats |= fixed < index.width() && listsFrom(index, fixed);
    Boolean direction = directionOf(index, fixed, single, orderBy);
    if (fixed == 0 && ranges.isEmpty() && (direction == null || orderBy == null) && index.partialFilter() == null) {
      return null;
    }
    boolean whole = answered.containsAll(conditions);
    return new IndexPlan(index, stretches, answered, whole, repeats, direction);
  }

  private static void note(OrderedIndex index, int field, Condition condition, Set<Condition> answered) {
    // Numbers beyond what a double says stand at one place in the index.
    if (condition.whole() && (index.isExact(field) || !condition.asksForNumbers())) {
      answered.add(condition);
    }
  }

  /** A further field with lists gives a document more than one key in a stretch. */
  private static boolean listsFrom(OrderedIndex index, int field) {
    for (int at = field; at < index.width(); at++) {
      if (index.holdsLists(at)) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(Document filter, List<Condition> conditions, Set<Condition> answered) {
    for (Map.Entry<String, Object> part : filter.entrySet()) {
      List<Condition> same = conditions.stream()
          .filter(one -> part.getKey().equals(one.key()) && part.getValue().equals(one.asked()))
          .toList();
      if (same.isEmpty()) {
        return false;
      }
      answered.addAll(same);
    }
    return true;
  }

  private static Condition fewestPoints(OrderedIndex index, int field, List<Condition> conditions) {
    return conditions.stream()
        .filter(one -> index.field(field).equals(one.field()) && one.points() != null)
        // A list without an element for the rest of the path matches null too, and has no key that says so.
        .filter(one -> !(index.holdsLists(field) && one.allowsMissing()))
        .min(Comparator.comparingInt(one -> one.points().size()))
        .orElse(null);
  }

  private static List<Condition> rangesOf(OrderedIndex index, int field, List<Condition> conditions) {
    List<Condition> ranges = conditions.stream()
        .filter(one -> index.field(field).equals(one.field()) && one.isRange())
        .toList();
    // Of a list, one element may satisfy one bound and another one the other.
    return index.holdsLists(field) && !ranges.isEmpty() ? ranges.subList(0, 1) : ranges;
  }

  private static List<byte[]> continued(OrderedIndex index, int field, List<byte[]> prefixes, List<Object> points) {
    Set<byte[]> longer = new TreeSet<>(FrontCodedKeys.INSTANCE);
    for (byte[] prefix : prefixes) {
      for (Object point : points) {
        longer.add(OrderedIndex.joined(prefix, index.directed(field, IndexKeys.of(point))));
      }
    }
    return List.copyOf(longer);
  }

  private static Stretch stretch(OrderedIndex index, int field, byte[] prefix, List<Condition> ranges) {
    byte[] from = prefix;
    byte[] to = behind(prefix);
    for (Condition range : ranges) {
      boolean up = index.ascending(field);
      byte[] low = up ? bound(prefix, range.from(), range.fromBehind())
          : bound(prefix, IndexKeys.reversed(range.to()), !range.toBehind());
      byte[] high = up ? bound(prefix, range.to(), range.toBehind())
          : bound(prefix, IndexKeys.reversed(range.from()), !range.fromBehind());
      from = Arrays.compareUnsigned(low, from) > 0 ? low : from;
      to = Arrays.compareUnsigned(high, to) < 0 ? high : to;
    }
    return new Stretch(from, Arrays.compareUnsigned(to, from) < 0 ? from : to, prefix.length);
  }

  private static byte[] bound(byte[] prefix, byte[] value, boolean behind) {
    byte[] bound = OrderedIndex.joined(prefix, value);
    return behind ? behind(bound) : bound;
  }

  /** The least bytes behind everything that begins with these. */
  private static byte[] behind(byte[] key) {
    int last = key.length - 1;
    while (last >= 0 && key[last] == IndexKeys.LARGEST) {
      last -= 1;
    }
    if (last < 0) {
      return new byte[] {IndexKeys.LARGEST};
    }
    byte[] next = Arrays.copyOf(key, last + 1);
    next[last] += 1;
    return next;
  }

  /** True forwards, false backwards, null where the index is not in the order asked for. */
  private static Boolean directionOf(OrderedIndex index, int fixed, boolean[] single, Document orderBy) {
    Boolean direction = null;
    int next = fixed;
    for (Map.Entry<String, Object> order : orderBy == null ? Set.<Map.Entry<String, Object>>of() : orderBy.entrySet()) {
      if (isFixed(index, fixed, single, order.getKey())) {
        continue;
      }
      if (next == index.width() || !index.field(next).equals(order.getKey()) || !index.isPlain(next)) {
        return null;
      }
      boolean forwards = ((Number) order.getValue()).intValue() > 0 == index.ascending(next);
      if (direction != null && direction != forwards) {
        return null;
      }
      direction = forwards;
      next += 1;
    }
    return direction == null ? Boolean.TRUE : direction;
  }

  /** A list is sorted by its least element, whichever of them the query names. */
  private static boolean isFixed(OrderedIndex index, int fixed, boolean[] single, String field) {
    for (int at = 0; at < fixed; at++) {
      if (index.field(at).equals(field) && single[at] && index.isPlain(at)) {
        return true;
      }
    }
    return false;
  }

  private long rank(byte[] bound) {
    long rank = index.map().getKeyIndex(bound);
    return rank < 0 ? -rank - 1 : rank;
  }

  boolean isSorted() {
    return sorted;
  }

  /** What need not be asked of its documents any more. */
  Set<Condition> answered() {
    return answered;
  }

  long size() {
    return size;
  }

  /** Roughly how many documents are read for it, of which no more than `matching` are asked for. */
  double cost(long matching, int skip, int limit) {
    if (!sorted || limit <= 0) {
      return size;
    }
    if (whole) {
      // Of what is skipped it reads keys at most.
      return Math.min(Math.max(0, matching - skip), limit) + QueryPlan.KEY * skip;
    }
    long wanted = Math.min(matching, (long) skip + limit);
    // In order it stops at the last one wanted. Where others stand between them, twice the even distance is a fair guess.
    return Math.min(size, 2.0 * size * wanted / Math.max(1, matching));
  }

  /** How many documents, where nothing more is to be asked of them. */
  long count() {
    return repeats ? numbers().size() : size;
  }

  /** Of its documents. */
  NumberSet numbers() {
    NumberSet numbers = new NumberSet();
    keys().forEach(key -> numbers.add(OrderedIndex.numberOf(key)));
    return numbers;
  }

  /** The places of the documents in the order of the index, each once, without the first of them. */
  Stream<Object> positions(long skip) {
    if (skip > 0 && !repeats && stretches.size() == 1) {
      return keysBehind(skip).map(index::positionOf);
    }
    return positionsAmong(List.of(), skip);
  }

  /** Those alone that every one of these sets holds. */
  Stream<Object> positionsAmong(List<NumberSet> allowed, long skip) {
    Stream<byte[]> found = allowed.stream().anyMatch(set -> set.size() == 0) ? Stream.empty() : keys();
    for (NumberSet set : allowed) {
      found = found.filter(key -> set.contains(OrderedIndex.numberOf(key)));
    }
    if (repeats) {
      NumberSet seen = new NumberSet();
      found = found.filter(key -> seen.add(OrderedIndex.numberOf(key)));
    }
    return found.skip(skip).map(index::positionOf);
  }

  private Stream<byte[]> keysBehind(long skip) {
    if (skip >= size) {
      return Stream.empty();
    }
    Stretch only = stretches.get(0);
    MVMap<byte[], Boolean> map = index.map();
    byte[] first = map.getKey(backwards ? rank(only.to) - 1 - skip : rank(only.from) + skip);
    return stream(backwards ? map.cursor(first, only.from, true) : map.cursor(first, only.to, false));
  }

  Stream<byte[]> keys() {
    List<Iterator<byte[]>> all = new ArrayList<>();
    for (Stretch stretch : stretches) {
      MVMap<byte[], Boolean> map = index.map();
      all.add(backwards ? map.cursor(stretch.to, stretch.from, true) : map.cursor(stretch.from, stretch.to, false));
    }
    if (all.size() == 1) {
      return stream(all.get(0));
    }
    return sorted ? stream(new Merged(all)) : all.stream().flatMap(IndexPlan::stream);
  }

  private static Stream<byte[]> stream(Iterator<byte[]> keys) {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(keys, Spliterator.ORDERED), false);
  }

  /** Several stretches as one, in the order of what stands behind their prefixes. */
  private final class Merged implements Iterator<byte[]> {
    private record Head(byte[] key, int stretch) {}

    private final List<Iterator<byte[]>> sources;
    private final PriorityQueue<Head> heads;

    Merged(List<Iterator<byte[]>> sources) {
      this.sources = sources;
      Comparator<Head> order = (one, other) -> {
        int from = stretches.get(one.stretch).prefixLength;
        int otherFrom = stretches.get(other.stretch).prefixLength;
        return Arrays.compareUnsigned(one.key, from, one.key.length, other.key, otherFrom, other.key.length);
      };
      heads = new PriorityQueue<>(backwards ? order.reversed() : order);
      for (int at = 0; at < sources.size(); at++) {
        refill(at);
      }
    }

    private void refill(int stretch) {
      if (sources.get(stretch).hasNext()) {
        heads.add(new Head(sources.get(stretch).next(), stretch));
      }
    }

    @Override
    public boolean hasNext() {
      return !heads.isEmpty();
    }

    @Override
    public byte[] next() {
      Head head = heads.poll();
      if (head == null) {
        throw new NoSuchElementException();
      }
      refill(head.stretch);
      return head.key;
    }
  }
}
