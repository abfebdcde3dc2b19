package platform.embedded;

import java.io.PrintStream;

/** The launcher's side of the line protocol that the supervisor reads from standard output. */
final class Events {
  private static final PrintStream OUT = System.out;

  private Events() {}

  static synchronized void print(String event, String part, long pid) {
    String text = part.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", " ");
    OUT.println("{\"event\":\"" + event + "\",\"part\":\"" + text + "\",\"pid\":" + pid + "}");
    OUT.flush();
  }
}
