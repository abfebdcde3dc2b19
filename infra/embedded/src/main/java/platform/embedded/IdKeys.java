package platform.embedded;

import de.bwaldvogel.mongo.backend.KeyValue;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;
import org.h2.mvstore.type.ObjectDataType;

/**
 * Keys of the index of ids. The plain type serializes two of them to tell which is first, some twenty times for each
 * document that is looked up or added. One short text, as ids are, is compared and written as it is, in the same order;
 * what earlier releases have written is read as it is.
 */
final class IdKeys extends BasicDataType<Object> {
  /** No value of the plain type begins with it. */
  private static final byte SHORT_TEXT = (byte) 0xB6;
  /** Of a longer one the plain type compares its length otherwise. */
  private static final int LONGEST = 127;
  private static final int OVERHEAD = 120;

  private final ObjectDataType plain = new ObjectDataType();

  /** Null where it is anything else. */
  private static String shortText(Object key) {
    if (!(key instanceof KeyValue value) || value.size() != 1 || !(value.get(0) instanceof String text)
        || text.length() > LONGEST) {
      return null;
    }
    for (int at = 0; at < text.length(); at++) {
      // A letter that serialization writes as one byte; of 0 it makes two.
      if (text.charAt(at) == 0 || text.charAt(at) > LONGEST) {
        return null;
      }
    }
    return text;
  }

  /** As their serialized forms are ordered: the shorter one first. */
  @Override
  public int compare(Object one, Object other) {
    String text = shortText(one);
    String otherText = text == null ? null : shortText(other);
    if (otherText == null) {
      return plain.compare(one, other);
    }
    return text.length() == otherText.length() ? text.compareTo(otherText) : text.length() - otherText.length();
  }

  @Override
  public int getMemory(Object key) {
    String text = shortText(key);
    return text == null ? plain.getMemory(key) : OVERHEAD + text.length();
  }

  @Override
  public Object[] createStorage(int size) {
    return new Object[size];
  }

  @Override
  public void write(WriteBuffer buffer, Object key) {
    String text = shortText(key);
    if (text == null) {
      plain.write(buffer, key);
      return;
    }
    buffer.put(SHORT_TEXT).putVarInt(text.length()).put(text.getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public Object read(ByteBuffer buffer) {
    if (buffer.get(buffer.position()) != SHORT_TEXT) {
      return plain.read(buffer);
    }
    buffer.get();
    byte[] text = new byte[DataUtils.readVarInt(buffer)];
    buffer.get(text);
    return new KeyValue(new String(text, StandardCharsets.US_ASCII));
  }
}
