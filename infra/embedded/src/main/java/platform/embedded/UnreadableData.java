package platform.embedded;

import java.nio.file.Path;

/** What is in the data folder cannot be used. Its words are for whoever starts the platform. */
final class UnreadableData extends Exception {
  private static final long serialVersionUID = 1L;

  UnreadableData(Path file, Object reason, String remedy) {
    super(file + " cannot be read (" + String.valueOf(reason).replaceAll("\\s+", " ").strip() + "). " + remedy);
  }

  static String fromCopy() {
    return "Put it back from a copy of the data folder, or begin empty with `npm run reset`.";
  }
}
