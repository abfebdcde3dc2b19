package platform.embedded;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import redis.embedded.core.ExecutableProvider;

/** The Redis server as a child process that is started again when it ends by itself. */
final class RedisPart implements Part {
  private static final long START_LIMIT_MS = 15_000;
  private static final long RETRY_MIN_MS = 100;
  private static final long RETRY_MAX_MS = 5_000;

  /**
   * The shell becomes Redis (exec keeps its process id) after leaving a watcher behind, which kills that id when the
   * pipe from this JVM closes: so Redis cannot outlive the JVM, not even one killed between two instructions.
   */
  private static final String WITH_WATCHER =
      "exec 3<&0; (trap '' INT TERM; cat <&3 >/dev/null; kill -9 $$ 2>/dev/null) >/dev/null 2>&1 & exec 3<&-; exec \"$0\" \"$@\" </dev/null";

  private final Path dir;
  private final int port;
  private volatile boolean stopping;
  private volatile Process process;

  RedisPart(Path dir, int port) {
    this.dir = dir;
    this.port = port;
  }

  @Override
  public String name() {
    return "redis";
  }

  @Override
  public void start() throws Exception {
    Files.createDirectories(dir);
    Path executable = executable();
    launch(executable);
    Thread keeper = new Thread(() -> keepAlive(executable), "redis-keeper");
    keeper.setDaemon(true);
    keeper.start();
  }

  @Override
  public void stop() {
    stopping = true;
    Process running = process;
    if (running == null) {
      return;
    }
    running.destroy();
    try {
      if (!running.waitFor(2, TimeUnit.SECONDS)) {
        running.destroyForcibly().waitFor();
      }
    } catch (InterruptedException interrupted) {
      running.destroyForcibly();
    }
  }

  private Path executable() throws IOException {
    Path kept = dir.resolve("redis-server");
    if (!Files.isExecutable(kept)) {
      ExecutableProvider.newJarResourceProvider(dir.toFile()).get();
      try (var files = Files.list(dir)) {
        Path unpacked = files.filter(file -> file.getFileName().toString().startsWith("redis-server"))
            .findFirst()
            .orElseThrow(() -> new IOException("no Redis for this machine in embedded-redis"));
        Files.move(unpacked, kept);
      }
      kept.toFile().setExecutable(true);
    }
    return kept;
  }

  private void launch(Path executable) throws Exception {
    // Each write is with the operating system before its answer: a kill loses nothing. "everysec" may hold one back while
    // it syncs, and "always" would outlive a power failure, which the store beside it does not.
    ProcessBuilder builder = new ProcessBuilder(List.of(
        "/bin/sh", "-c", WITH_WATCHER, executable.toString(),
        "--bind", "127.0.0.1", "--port", String.valueOf(port), "--dir", dir.toString(),
        "--appendonly", "yes", "--appendfsync", "no", "--save", "", "--daemonize", "no",
        "--aof-load-truncated", "yes", "--loglevel", "warning"));
    builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.appendTo(dir.resolve("redis.log").toFile()));
    process = builder.start();
    awaitPong();
    Events.print("started", name(), process.pid());
  }

  private void awaitPong() throws Exception {
    long deadline = System.currentTimeMillis() + START_LIMIT_MS;
    while (!pong()) {
      if (!process.isAlive()) {
        throw new UnreadableData(appendOnly(), "Redis ended with code " + process.exitValue() + ": " + lastWords(),
            "Put it back from a copy of the data folder, or remove " + dir + ": everybody is signed out then, nothing else is lost.");
      }
      if (System.currentTimeMillis() > deadline) {
        throw new IOException("Redis did not answer within " + START_LIMIT_MS + " ms");
      }
      Thread.sleep(20);
    }
  }

  /** Later versions of Redis keep a folder of them. */
  private Path appendOnly() {
    Path folder = dir.resolve("appendonlydir");
    return Files.exists(folder) ? folder : dir.resolve("appendonly.aof");
  }

  private String lastWords() throws IOException {
    Path log = dir.resolve("redis.log");
    List<String> lines = Files.exists(log) ? Files.readAllLines(log) : List.of();
    return lines.isEmpty() ? "it said nothing" : lines.get(lines.size() - 1);
  }

  private boolean pong() {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress("127.0.0.1", port), 500);
      socket.setSoTimeout(500);
      OutputStream out = socket.getOutputStream();
      out.write("PING\r\n".getBytes(StandardCharsets.US_ASCII));
      out.flush();
      InputStream in = socket.getInputStream();
      return new String(in.readNBytes(5), StandardCharsets.US_ASCII).equals("+PONG");
    } catch (IOException notYet) {
      return false;
    }
  }

  private void keepAlive(Path executable) {
    long retryMs = RETRY_MIN_MS;
    while (true) {
      try {
        process.waitFor();
        if (stopping) {
          return;
        }
        Events.print("ended", name(), process.pid());
        Thread.sleep(retryMs);
        long startedAt = System.currentTimeMillis();
        launch(executable);
        retryMs = System.currentTimeMillis() - startedAt > RETRY_MAX_MS ? RETRY_MIN_MS : Math.min(retryMs * 2, RETRY_MAX_MS);
      } catch (InterruptedException interrupted) {
        return;
      } catch (Exception failed) {
        System.err.println(failed.getMessage());
      }
    }
  }
}
