package platform.embedded;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/** A Kafka broker and its controller in one process. */
final class KafkaPart implements Part {
  private static final int NODE_ID = 1;
  private static final String CONTROLLER = "CONTROLLER";

  private final Path dir;
  private final int port;
  private final int controllerPort;
  private KafkaRaftServer server;

  KafkaPart(Path dir, int port, int controllerPort) {
    this.dir = dir;
    this.port = port;
    this.controllerPort = controllerPort;
  }

  @Override
  public String name() {
    return "kafka";
  }

  @Override
  public void start() throws Exception {
    Files.createDirectories(dir);
    format();
    try {
      server = new KafkaRaftServer(new KafkaConfig(settings()), Time.SYSTEM);
      server.startup();
    } catch (RuntimeException failed) {
      failed.printStackTrace();
      throw new UnreadableData(dir, failed.getMessage(), UnreadableData.fromCopy());
    }
    Events.print("started", name(), ProcessHandle.current().pid());
  }

  @Override
  public void stop() {
    if (server != null) {
      server.shutdown();
      server.awaitShutdown();
    }
  }

  /** Writes the folder's identity on the first start; a folder that has one is left as it is. */
  private void format() throws Exception {
    if (Files.exists(dir.resolve("meta.properties"))) {
      return;
    }
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    new Formatter()
        .setPrintStream(new PrintStream(said))
        .setNodeId(NODE_ID)
        .setClusterId(Uuid.randomUuid().toString())
        .setReleaseVersion(MetadataVersion.latestProduction())
        .setControllerListenerName(CONTROLLER)
        .addDirectory(dir.toString())
        .setMetadataLogDirectory(Optional.of(dir.toString()))
        .setIgnoreFormatted(true)
        .run();
  }

  private Properties settings() {
    Properties settings = new Properties();
    settings.put("process.roles", "broker,controller");
    settings.put("node.id", String.valueOf(NODE_ID));
    settings.put("log.dirs", dir.toString());
    settings.put("listeners", "PLAINTEXT://127.0.0.1:" + port + "," + CONTROLLER + "://127.0.0.1:" + controllerPort);
    settings.put("advertised.listeners", "PLAINTEXT://127.0.0.1:" + port);
    settings.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT," + CONTROLLER + ":PLAINTEXT");
    settings.put("inter.broker.listener.name", "PLAINTEXT");
    settings.put("controller.listener.names", CONTROLLER);
    settings.put("controller.quorum.voters", NODE_ID + "@127.0.0.1:" + controllerPort);
    // One node: every internal topic has one copy, and few partitions keep the start short.
    settings.put("offsets.topic.replication.factor", "1");
    settings.put("offsets.topic.num.partitions", "4");
    settings.put("transaction.state.log.replication.factor", "1");
    settings.put("transaction.state.log.min.isr", "1");
    settings.put("transaction.state.log.num.partitions", "1");
    settings.put("default.replication.factor", "1");
    settings.put("min.insync.replicas", "1");
    settings.put("num.partitions", "3");
    settings.put("auto.create.topics.enable", "true");
    settings.put("group.initial.rebalance.delay.ms", "0");
    // A broker killed and started again waits for its old session to end before it may register. One that is over before
    // the logs are read saves leading every partition twice.
    settings.put("broker.heartbeat.interval.ms", "200");
    settings.put("broker.session.timeout.ms", "1000");
    // A lone voter cannot lose an election: waiting for others would only lengthen the start.
    settings.put("controller.quorum.election.timeout.ms", "200");
    settings.put("controller.quorum.election.backoff.max.ms", "100");
    settings.put("num.network.threads", "2");
    settings.put("num.io.threads", "4");
    settings.put("num.recovery.threads.per.data.dir", "2");
    settings.put("log.cleaner.dedupe.buffer.size", String.valueOf(8 * 1024 * 1024));
    settings.put("log.retention.hours", "-1");
    // The index files are preallocated; the default of 10 MB a partition is far more than one machine needs.
    settings.put("log.index.size.max.bytes", String.valueOf(1024 * 1024));
    return settings;
  }
}
