package platform.embedded;

import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BinData;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.BsonTimestamp;
import de.bwaldvogel.mongo.bson.Decimal128;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.bson.MaxKey;
import de.bwaldvogel.mongo.bson.MinKey;
import de.bwaldvogel.mongo.bson.ObjectId;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.UUID;

/**
 * Values as bytes whose unsigned order is the order in which the store sorts values. No value's bytes are the beginning of
 * another's, so values can stand behind each other in one key; and no value begins with LARGEST.
 */
final class IndexKeys {
  static final byte LARGEST = (byte) 0xFF;

  private static final int MIN_KEY = 0x01;
  private static final int NULL = 0x05;
  private static final int NUMBER = 0x10;
  private static final int TEXT = 0x20;
  private static final int DOCUMENT = 0x30;
  private static final int LIST = 0x34;
  private static final int BINARY = 0x38;
  private static final int UUIDS = 0x3C;
  private static final int OBJECT_ID = 0x40;
  private static final int BOOLEAN = 0x44;
  private static final int DATE = 0x48;
  private static final int TIMESTAMP = 0x4C;
  private static final int REGULAR_EXPRESSION = 0x50;
  private static final int OTHER = 0x60;
  private static final int MAX_KEY = 0x70;

  private IndexKeys() {}

  /** Whether the bytes say the whole value. The others are kept by their type alone: found, but not told apart. */
  static boolean isExact(Object value) {
    return Missing.isNullOrMissing(value) || value instanceof String || value instanceof Boolean
        || value instanceof Instant || value instanceof ObjectId
        || (value instanceof Number number && !(value instanceof Decimal128) && isExactAsDouble(number));
  }

  private static boolean isExactAsDouble(Number number) {
    return !(number instanceof Long) || Math.abs(number.longValue()) <= 1L << 53;
  }

  static byte[] of(Object value) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(24);
    out.write(typeOf(value));
    if (value instanceof String text) {
      writeText(out, text);
      out.write(0);
    } else if (value instanceof Number number) {
      writeNumber(out, number.doubleValue());
    } else if (value instanceof Boolean flag) {
      out.write(flag ? 1 : 0);
    } else if (value instanceof Instant instant) {
      writeLong(out, instant.toEpochMilli() ^ Long.MIN_VALUE);
    } else if (value instanceof ObjectId id) {
      out.writeBytes(id.toByteArray());
    }
    return out.toByteArray();
  }

  /** What every value of this one's type begins with. */
  static byte[] ofType(Object value) {
    return new byte[] {(byte) typeOf(value)};
  }

  /** What every text begins with that begins with this one. */
  static byte[] ofTextPrefix(String prefix) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(prefix.length() + 1);
    out.write(TEXT);
    writeText(out, prefix);
    return out.toByteArray();
  }

  /** The same value in an index that counts down. */
  static byte[] reversed(byte[] key) {
    byte[] reversed = new byte[key.length];
    for (int at = 0; at < key.length; at++) {
      reversed[at] = (byte) ~key[at];
    }
    return reversed;
  }

  private record Kind(Class<?> of, int type) {}

  /** The frequent ones first. */
  private static final List<Kind> KINDS = List.of(
      new Kind(Number.class, NUMBER), new Kind(String.class, TEXT), new Kind(Document.class, DOCUMENT),
      new Kind(Collection.class, LIST), new Kind(ObjectId.class, OBJECT_ID), new Kind(Boolean.class, BOOLEAN),
      new Kind(Instant.class, DATE), new Kind(MinKey.class, MIN_KEY), new Kind(MaxKey.class, MAX_KEY),
      new Kind(BinData.class, BINARY), new Kind(UUID.class, UUIDS), new Kind(BsonTimestamp.class, TIMESTAMP),
      new Kind(BsonRegularExpression.class, REGULAR_EXPRESSION));

  private static int typeOf(Object value) {
    if (Missing.isNullOrMissing(value)) {
      return NULL;
    }
    for (Kind kind : KINDS) {
      if (kind.of().isInstance(value)) {
        return kind.type();
      }
    }
    return OTHER;
  }

  /** Each UTF-16 unit plus one as UTF-8 would write it: the order is that of String.compareTo, and 0 is free for the end. */
  private static void writeText(ByteArrayOutputStream out, String text) {
    for (int at = 0; at < text.length(); at++) {
      int unit = text.charAt(at) + 1;
      if (unit < 0x80) {
        out.write(unit);
      } else if (unit < 0x800) {
        out.write(0xC0 | unit >> 6);
        out.write(0x80 | unit & 0x3F);
      } else {
        out.write(0xE0 | unit >> 12);
        out.write(0x80 | unit >> 6 & 0x3F);
        out.write(0x80 | unit & 0x3F);
      }
    }
  }

  private static void writeNumber(ByteArrayOutputStream out, double number) {
    long bits = Double.doubleToLongBits(number == 0 ? 0 : number);
    writeLong(out, bits < 0 ? ~bits : bits ^ Long.MIN_VALUE);
  }

  private static void writeLong(ByteArrayOutputStream out, long value) {
    for (int shift = 56; shift >= 0; shift -= 8) {
      out.write((int) (value >>> shift));
    }
  }
}
