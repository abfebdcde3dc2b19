package platform.embedded;

import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.LongDataType;
import org.h2.mvstore.type.ObjectDataType;

/** A short number for each document of a collection: what its indexes hold in place of its id, which may be long. */
final class RecordIds {
  /** Bytes of a number in a key. */
  static final int WIDTH = 6;

  private final MVStore store;
  private final MVMap<Object, Long> numbers;
  private final MVMap<Long, Object> positions;

  RecordIds(MVStore store, String namespace) {
    this.store = store;
    numbers = store.openMap("numbers." + namespace,
        new MVMap.Builder<Object, Long>().keyType(new ObjectDataType()).valueType(LongDataType.INSTANCE));
    positions = store.openMap("numbered." + namespace,
        new MVMap.Builder<Long, Object>().keyType(LongDataType.INSTANCE).valueType(new ObjectDataType()));
  }

  long numberOf(Object position) {
    Long known = numbers.get(position);
    if (known != null) {
      return known;
    }
    Long last = positions.lastKey();
    long number = last == null ? 0 : last + 1;
    numbers.put(position, number);
    positions.put(number, position);
    return number;
  }

  Object positionOf(long number) {
    return positions.get(number);
  }

  /** By its place among all of them. */
  Object positionAt(long place) {
    return positions.get(positions.getKey(place));
  }

  void forget(Object position) {
    Long number = numbers.remove(position);
    if (number != null) {
      positions.remove(number);
    }
  }

  long count() {
    return numbers.sizeAsLong();
  }

  void drop() {
    store.removeMap(numbers);
    store.removeMap(positions);
  }
}
