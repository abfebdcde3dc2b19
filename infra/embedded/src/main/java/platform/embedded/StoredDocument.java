package platform.embedded;

import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Map;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;
import org.h2.mvstore.type.ObjectDataType;

/**
 * Documents in the file as BSON: a fraction of the size and of the time of Java's own serialization, in which earlier
 * releases wrote them. Those are read as they are, and written as BSON when they change.
 */
final class StoredDocument extends BasicDataType<Object> {
  /** No value of the plain type begins with it. */
  private static final byte BSON = (byte) 0xB5;
  private static final int OBJECT_MEMORY = 64;
  private static final int ENTRY_MEMORY = 72;

  private final ObjectDataType plain = new ObjectDataType();

  @Override
  public int getMemory(Object value) {
    if (value instanceof Map<?, ?> document) {
      int memory = OBJECT_MEMORY;
      for (Map.Entry<?, ?> entry : document.entrySet()) {
        memory += ENTRY_MEMORY + getMemory(entry.getValue());
      }
      return memory;
    }
    if (value instanceof Collection<?> list) {
      return OBJECT_MEMORY + list.stream().mapToInt(this::getMemory).sum();
    }
    return value instanceof String text ? OBJECT_MEMORY + text.length() : 24;
  }

  @Override
  public Object[] createStorage(int size) {
    return new Object[size];
  }

  @Override
  public void write(WriteBuffer buffer, Object value) {
    if (!(value instanceof Document document)) {
      plain.write(buffer, value);
      return;
    }
    ByteBuf bson = Unpooled.buffer(1024);
    BsonEncoder.encodeDocument(document, bson);
    buffer.put(BSON).putVarInt(bson.readableBytes()).put(bson.nioBuffer());
  }

  @Override
  public Object read(ByteBuffer buffer) {
    if (buffer.get(buffer.position()) != BSON) {
      return plain.read(buffer);
    }
    buffer.get();
    byte[] bson = new byte[DataUtils.readVarInt(buffer)];
    buffer.get(bson);
    return BsonDecoder.decodeBson(Unpooled.wrappedBuffer(bson));
  }
}
