import java.lang.reflect.Field;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.DataType;

/** Takes places out of an index in the file of a store that is not running: FILE, name of the index, how many in a row. */
final class DamagedIndex {
  public static void main(String[] given) throws Exception {
    MVStore store = new MVStore.Builder().fileName(given[0]).open();
    String name = store.getMapNames().stream().filter(one -> one.endsWith(given[1])).findFirst().orElseThrow();
    MVMap<byte[], Boolean> keys = store.openMap(name, new MVMap.Builder<byte[], Boolean>()
        .keyType(instance("platform.embedded.FrontCodedKeys")).valueType(instance("platform.embedded.NoValue")));
    for (int place = 0; place < Integer.parseInt(given[2]); place++) {
      keys.remove(keys.getKey(keys.sizeAsLong() / 2));
    }
    store.commit();
    store.close();
  }

  @SuppressWarnings("unchecked")
  private static <Value> DataType<Value> instance(String type) throws Exception {
    Field instance = Class.forName(type).getDeclaredField("INSTANCE");
    instance.setAccessible(true);
    return (DataType<Value>) instance.get(null);
  }
}
