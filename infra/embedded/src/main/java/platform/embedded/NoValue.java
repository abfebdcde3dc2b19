package platform.embedded;

import java.nio.ByteBuffer;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** The value of a map that is a set of its keys. */
final class NoValue extends BasicDataType<Boolean> {
  static final NoValue INSTANCE = new NoValue();

  private NoValue() {}

  @Override
  public int getMemory(Boolean value) {
    return 0;
  }

  @Override
  public Boolean[] createStorage(int size) {
    return new Boolean[size];
  }

  @Override
  public void write(WriteBuffer buffer, Boolean value) {
    // Being there is all that it says.
  }

  @Override
  public Boolean read(ByteBuffer buffer) {
    return Boolean.TRUE;
  }
}
