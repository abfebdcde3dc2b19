import de.bwaldvogel.mongo.backend.KeyValue;
import java.util.ArrayList;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.LongDataType;
import org.h2.mvstore.type.ObjectDataType;

/** Writes a collection's index of ids as releases before IdKeys wrote it: FILE COLLECTION. */
final class EarlierIds {
  public static void main(String[] arguments) {
    try (MVStore store = new MVStore.Builder().fileName(arguments[0]).open()) {
      List<Object> ids = new ArrayList<>();
      MVMap<Object, Long> numbers = store.openMap("numbers." + arguments[1],
          new MVMap.Builder<Object, Long>().keyType(new ObjectDataType())
              .valueType(LongDataType.INSTANCE));
      numbers.keyIterator(null).forEachRemaining(ids::add);
      String index = arguments[1] + "._index__id_";
      store.removeMap(index);
      MVMap<Object, Object> plain = store.openMap(index);
      ids.forEach(id -> plain.put(new KeyValue(id), id));
      store.commit();
      System.out.println(plain.size());
    }
  }
}
