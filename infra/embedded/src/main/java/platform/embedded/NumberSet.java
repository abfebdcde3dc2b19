package platform.embedded;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** Numbers of documents: a bit for each, in pieces, since numbers grow and never come back. */
final class NumberSet {
  private static final int PIECE = 1 << 16;

  private final Map<Long, BitSet> pieces = new HashMap<>();
  private long size;

  /** Whether it is new. */
  boolean add(long number) {
    BitSet piece = pieces.computeIfAbsent(number / PIECE, none -> new BitSet());
    int place = (int) (number % PIECE);
    if (piece.get(place)) {
      return false;
    }
    piece.set(place);
    size += 1;
    return true;
  }

  boolean contains(long number) {
    BitSet piece = pieces.get(number / PIECE);
    return piece != null && piece.get((int) (number % PIECE));
  }

  long size() {
    return size;
  }
}
