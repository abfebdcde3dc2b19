package platform.embedded;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.h2.mvstore.FileStore;
import org.h2.mvstore.MVStore;

/** The MongoDB-compatible store in one file. */
final class MongoPart implements Part {
  private static final Set<String> READING = Set.of("find", "aggregate", "getmore", "killcursors", "count", "distinct", "hello",
      "ismaster", "ping", "buildinfo", "serverstatus", "listcollections", "listindexes", "listdatabases", "endsessions");
  private static final Set<String> INDEXING = Set.of("createindexes", "dropindexes");
  private static final int CACHE_MB = 192;
  private static final long SMALL_FILE = 16L * 1024 * 1024;
  /** Percent of the file that is in use. */
  private static final int FULL_ENOUGH = 60;
  private static final long COMPACT_EVERY_MS = 15_000;
  /** How long writes wait for it, and for the disk after that. */
  private static final int COMPACT_MS = 50;
  private static final int RETENTION_MS = 10_000;
  /** A write that fails half-way closes the file for good, so none is begun that may find no room. */
  private static final long ROOM = 16L * 1024 * 1024;
  private static final int OUT_OF_DISK_SPACE = 14031;

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
    DurableBackend backend = open(dir.resolve("store.mv"));
    backend.version(new Announced());
    backend.keepSmall();
    server = new MongoServer(backend);
    server.bind("127.0.0.1", port);
    Events.print("started", name(), ProcessHandle.current().pid());
  }

  private static DurableBackend open(Path file) throws IOException, UnreadableData {
    try {
      return new DurableBackend(new MVStore.Builder()
          .fileName(file.toString())
          .cacheSize(CACHE_MB)
          .autoCommitDisabled()
          .autoCommitBufferSize(0)
          .open(), file);
    } catch (RuntimeException failed) {
      throw new UnreadableData(file, failed.getMessage(), UnreadableData.fromCopy());
    }
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

  /**
   * The plain back end writes its file once a second; this one answers a command only after its changes are in it, and what
   * it writes never holds half of a change: a document and its places in the indexes are there together after a kill.
   */
  private static final class DurableBackend extends H2Backend {
    /** Whoever changes something shares it; whoever writes the file, or makes an index, has it alone. */
    private final ReadWriteLock changes = new ReentrantReadWriteLock();

    private final java.nio.file.FileStore disk;

    DurableBackend(MVStore store, Path file) throws IOException {
      super(store);
      disk = Files.getFileStore(file);
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String databaseName) {
      return new IndexedDatabase(databaseName, getMvStore(), getCursorRegistry()) {
        @Override
        MVStore store() {
          return getMvStore();
        }
      };
    }

    @Override
    public Document handleMessage(MongoMessage message) {
      String command = message.getDocument().keySet().stream().findFirst().orElse("");
      if ("listDatabases".equalsIgnoreCase(command)) {
        return databaseList();
      }
      if (READING.contains(command.toLowerCase(Locale.ROOT)) && !writes(message.getDocument())) {
        return super.handleMessage(message);
      }
      requireRoom();
      Lock lock = INDEXING.contains(command.toLowerCase(Locale.ROOT)) ? changes.writeLock() : changes.readLock();
      lock.lock();
      try {
        return super.handleMessage(message);
      } finally {
        lock.unlock();
        save();
      }
    }

    /** The plain back end opens each database a second time for it, indexes and all, beside the one that others write to. */
    private Document databaseList() {
      List<Document> databases = listDatabaseNames().stream().sorted()
          .map(name -> new Document("name", name).append("empty", resolveDatabase(name).isEmpty()))
          .toList();
      return new Document("databases", databases).append("ok", 1.0);
    }

    private void requireRoom() {
      try {
        if (disk.getUsableSpace() < ROOM) {
          throw new MongoServerError(OUT_OF_DISK_SPACE, "OutOfDiskSpace", "No space left on the disk of the store");
        }
      } catch (IOException unknown) {
        throw new MongoServerError(OUT_OF_DISK_SPACE, "OutOfDiskSpace", "The disk of the store does not answer");
      }
    }

    private static boolean writes(Document command) {
      return command.get("pipeline") instanceof List<?> stages && stages.stream()
          .anyMatch(stage -> stage instanceof Document one && (one.containsKey("$out") || one.containsKey("$merge")));
    }

    /** The file is written forwards: what a change leaves behind is taken back while others hardly notice. */
    void keepSmall() {
      ScheduledExecutorService keeper = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "keep-small");
        thread.setDaemon(true);
        return thread;
      });
      keeper.scheduleWithFixedDelay(this::compact, COMPACT_EVERY_MS, COMPACT_EVERY_MS, TimeUnit.MILLISECONDS);
    }

    private void compact() {
      MVStore store = getMvStore();
      try {
        FileStore<?> file = store.getFileStore();
        if (store.isClosed() || disk.getUsableSpace() < ROOM || file.size() < SMALL_FILE
            || Math.min(file.getFillRate(), file.getChunksFillRate()) >= FULL_ENOUGH) {
          return;
        }
        changes.writeLock().lock();
        try {
          store.compactFile(COMPACT_MS);
          // It leaves none: what a write has replaced could be written over before that write is on the disk.
          store.setRetentionTime(RETENTION_MS);
        } finally {
          changes.writeLock().unlock();
        }
      } catch (IOException | RuntimeException failed) {
        if (!store.isClosed()) {
          System.err.println("the store's file could not be made smaller: " + failed.getMessage());
        }
      }
    }

    /** Also what others have finished meanwhile, whose turn then finds nothing left to write. */
    private void save() {
      if (!getMvStore().hasUnsavedChanges()) {
        return;
      }
      changes.writeLock().lock();
      try {
        if (getMvStore().hasUnsavedChanges()) {
          commit();
        }
      } finally {
        changes.writeLock().unlock();
      }
    }

    @Override
    public Document getServerStatus() {
      Document status = super.getServerStatus();
      Document metrics = (Document) status.get("metrics");
      metrics.put("queryExecutor", new Document("scannedObjects", KeyedCollection.DOCUMENTS_READ.sum()));
      return status;
    }
  }
}
