package platform.embedded;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** Keys of an index on a page: of each only what differs from the one before it. */
final class FrontCodedKeys extends BasicDataType<byte[]> {
  static final FrontCodedKeys INSTANCE = new FrontCodedKeys();
  private static final int ARRAY_OVERHEAD = 24;

  private FrontCodedKeys() {}

  @Override
  public int compare(byte[] one, byte[] other) {
    return Arrays.compareUnsigned(one, other);
  }

  @Override
  public int getMemory(byte[] key) {
    return ARRAY_OVERHEAD + key.length;
  }

  @Override
  public byte[][] createStorage(int size) {
    return new byte[size][];
  }

  @Override
  public void write(WriteBuffer buffer, byte[] key) {
    buffer.putVarInt(key.length).put(key);
  }

  @Override
  public byte[] read(ByteBuffer buffer) {
    byte[] key = new byte[DataUtils.readVarInt(buffer)];
    buffer.get(key);
    return key;
  }

  @Override
  public void write(WriteBuffer buffer, Object storage, int length) {
    byte[] before = {};
    for (int at = 0; at < length; at++) {
      byte[] key = cast(storage)[at];
      int mismatch = Arrays.mismatch(before, key);
      int shared = mismatch < 0 ? key.length : mismatch;
      buffer.putVarInt(shared).putVarInt(key.length - shared).put(ByteBuffer.wrap(key, shared, key.length - shared));
      before = key;
    }
  }

  @Override
  public void read(ByteBuffer buffer, Object storage, int length) {
    byte[] before = {};
    for (int at = 0; at < length; at++) {
      int shared = DataUtils.readVarInt(buffer);
      int own = DataUtils.readVarInt(buffer);
      byte[] key = Arrays.copyOf(before, shared + own);
      buffer.get(key, shared, own);
      cast(storage)[at] = key;
      before = key;
    }
  }
}
