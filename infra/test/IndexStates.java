import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** What the store of a file that is not in use knows of its ordered indexes, a line for each. */
final class IndexStates {
  public static void main(String[] given) {
    try (MVStore store = new MVStore.Builder().fileName(given[0]).readOnly().open()) {
      MVMap<String, String> states = store.openMap("indexes.states");
      states.forEach((index, state) -> System.out.println(index + " " + state));
    }
  }
}
