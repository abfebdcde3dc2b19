package platform.embedded;

import de.bwaldvogel.mongo.bson.Document;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The documents of a collection, for its indexes when they are opened: all of them, and some that are looked at. */
final class IndexedDocuments {
  /** All of them where the start was asked for that. */
  private static final long MOST_LOOKED_AT = "all".equals(System.getenv("CHECK_INDEXES")) ? Long.MAX_VALUE : 100;

  private final RecordIds records;
  private final Function<Object, Document> byPosition;
  private final Supplier<Stream<Document>> all;

  IndexedDocuments(RecordIds records, Function<Object, Document> byPosition, Supplier<Stream<Document>> all) {
    this.records = records;
    this.byPosition = byPosition;
    this.all = all;
  }

  Stream<Document> all() {
    return all.get();
  }

  Document at(Object position) {
    return position == null ? null : byPosition.apply(position);
  }

  Stream<Document> some() {
    return spread(records.count()).mapToObj(records::positionAt).map(this::at).filter(Objects::nonNull);
  }

  /** So many places as are looked at, evenly over this many. */
  LongStream spread(long size) {
    long looked = Math.min(size, MOST_LOOKED_AT);
    return LongStream.range(0, looked).map(place -> looked == size ? place : (long) ((double) size * place / looked));
  }
}
