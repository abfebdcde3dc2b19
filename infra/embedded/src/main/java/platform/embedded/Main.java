package platform.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.slf4j.LoggerFactory;

/**
 * Starts the parts whose port is given, prints one JSON line for each event on standard output, and stops them all
 * when standard input ends: the pipe closes when the supervisor stops or dies, however it dies.
 */
public final class Main {
  private static final long STOP_LIMIT_MS = 3_000;

  private static final List<Part> PARTS = Collections.synchronizedList(new ArrayList<>());

  private Main() {}

  public static void main(String[] args) throws Exception {
    watchParent();
    Path dataDir = Path.of(required("EMBEDDED_DATA_DIR"));
    Files.createDirectories(dataDir);
    // The first use sets the logging up; two parts starting at once would both be the first.
    LoggerFactory.getILoggerFactory();
    List<Part> parts = new ArrayList<>();
    if (given("EMBEDDED_REDIS_PORT")) {
      parts.add(new RedisPart(dataDir.resolve("redis"), port("EMBEDDED_REDIS_PORT")));
    }
    if (given("EMBEDDED_KAFKA_PORT")) {
      parts.add(new KafkaPart(
          dataDir.resolve("kafka"), port("EMBEDDED_KAFKA_PORT"), port("EMBEDDED_KAFKA_CONTROLLER_PORT")));
    }
    if (given("EMBEDDED_MONGODB_PORT")) {
      parts.add(new MongoPart(dataDir.resolve("mongodb"), port("EMBEDDED_MONGODB_PORT")));
    }
    Runtime.getRuntime().addShutdownHook(new Thread(Main::stopParts, "stop-parts"));
    startTogether(parts);
    Events.print("ready", "jvm", ProcessHandle.current().pid());
  }

  private static void startTogether(List<Part> parts) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, parts.size()));
    List<Future<?>> starts = new ArrayList<>();
    for (Part part : parts) {
      starts.add(pool.submit(() -> {
        PARTS.add(part);
        part.start();
        return null;
      }));
    }
    pool.shutdown();
    for (Future<?> start : starts) {
      try {
        start.get();
      } catch (ExecutionException failed) {
        Throwable cause = failed.getCause();
        if (!(cause instanceof UnreadableData)) {
          cause.printStackTrace();
        }
        Events.print("failed", cause.getMessage() == null ? cause.toString() : cause.getMessage(), 0);
        System.exit(1);
      }
    }
  }

  private static void stopParts() {
    List<Thread> stops = new ArrayList<>();
    for (Part part : List.copyOf(PARTS)) {
      Thread stop = new Thread(part::stop, "stop-" + part.name());
      stop.setDaemon(true);
      stop.start();
      stops.add(stop);
    }
    long deadline = System.currentTimeMillis() + STOP_LIMIT_MS;
    for (Thread stop : stops) {
      try {
        stop.join(Math.max(1, deadline - System.currentTimeMillis()));
      } catch (InterruptedException interrupted) {
        return;
      }
    }
    Runtime.getRuntime().halt(0);
  }

  private static void watchParent() {
    Thread watch = new Thread(() -> {
      try {
        while (System.in.read() >= 0) {
          // Only the end of the stream has a meaning.
        }
      } catch (IOException broken) {
        // A broken pipe says the same as its end: the parent is gone.
      }
      System.exit(0);
    }, "watch-parent");
    watch.setDaemon(true);
    watch.start();
  }

  private static boolean given(String name) {
    String value = System.getenv(name);
    return value != null && !value.isEmpty();
  }

  private static String required(String name) {
    if (!given(name)) {
      throw new IllegalArgumentException(name + " is not set");
    }
    return System.getenv(name);
  }

  private static int port(String name) {
    return Integer.parseInt(required(name));
  }
}
