/** The first compiler alone: the second one needs some minutes of load to win back what it costs at each start. */
const JVM_OPTIONS = [
  '-Xms64m',
  '-Xmx768m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Xshare:auto',
  '-Xlog:cds*=off',
  '-Djava.awt.headless=true',
];

/** The command that runs the launcher. */
export interface JavaLauncher {
  java: string;
  classpath: string;
  archive?: string;
}

export function javaArguments({ classpath, archive }: JavaLauncher): string[] {
  return [
    ...JVM_OPTIONS,
    ...(archive ? [`-XX:SharedArchiveFile=${archive}`] : []),
    '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
    // It reports every first start's empty log, and every stop's closed clients, as warnings.
    '-Dorg.slf4j.simpleLogger.log.org.apache.kafka.controller.QuorumController=error',
    '-Dorg.slf4j.simpleLogger.log.org.apache.kafka.clients.NetworkClient=error',
    // Refused commands (a duplicate key, a collection that exists) are answers to the client, not faults.
    '-Dorg.slf4j.simpleLogger.log.de.bwaldvogel.mongo.wire.MongoWireProtocolHandler=off',
    '-Dorg.slf4j.simpleLogger.showDateTime=true',
    '-Dorg.slf4j.simpleLogger.dateTimeFormat=yyyy-MM-dd HH:mm:ss.SSS',
    '-cp',
    classpath,
    'platform.embedded.Main',
  ];
}
