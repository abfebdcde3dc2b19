package platform.embedded;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** The MongoDB-compatible store in one file. */
final class MongoPart implements Part {
  private static final int CACHE_MB = 64;

  private final Path dir;
  private final int port;
  private MongoServer server;

  MongoPart(Path dir, int port) {
    this.dir = dir;
    this.port = port;
  }

  @Override
  public String name() {
    return "mongodb";
  }

  @Override
  public void start() throws Exception {
    Files.createDirectories(dir);
    MVStore store = new MVStore.Builder()
        .fileName(dir.resolve("store.mv").toString())
        .cacheSize(CACHE_MB)
        .open();
    DurableBackend backend = new DurableBackend(store);
    backend.version(new Announced());
    server = new MongoServer(backend);
    server.bind("127.0.0.1", port);
    Events.print("started", name(), ProcessHandle.current().pid());
  }

  @Override
  public void stop() {
    if (server != null) {
      server.shutdownNow();
    }
  }

  /** The driver of mongoose 9 refuses the newest version that the server itself knows (5.0, wire version 13). */
  private static final class Announced implements MongoVersion {
    @Override
    public List<Integer> getVersionArray() {
      return List.of(6, 0, 0);
    }

    @Override
    public int getWireVersion() {
      return 17;
    }
  }

  /** The plain back end writes its file once a second; this one answers a command only after its changes are in it. */
  private static final class DurableBackend extends H2Backend {
    DurableBackend(MVStore store) {
      super(store);
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String databaseName) {
      return new H2Database(databaseName, getMvStore(), getCursorRegistry()) {
        /** The plain database shows others a new collection before its index of ids is there: their writes get lost. */
        @Override
        public synchronized MongoCollection<Object> createCollectionOrThrowIfExists(String collectionName,
            CollectionOptions options) {
          return super.createCollectionOrThrowIfExists(collectionName, options);
        }

        @Override
        protected MongoCollection<Object> openOrCreateCollection(String collectionName, CollectionOptions options) {
          // The names under which the plain database keeps a collection.
          String name = getFullCollectionNamespace(collectionName);
          MVMap<Object, Document> data = getMvStore().openMap("databases." + name);
          MVMap<String, Object> meta = getMvStore().openMap("meta." + name);
          return new KeyedCollection(this, collectionName, options, data, meta, cursorRegistry);
        }
      };
    }

    @Override
    public Document handleMessage(MongoMessage message) {
      try {
        return super.handleMessage(message);
      } finally {
        if (getMvStore().hasUnsavedChanges()) {
          commit();
        }
      }
    }
  }
}
