package platform.embedded;

/** One server of the embedded infrastructure. */
interface Part {
  String name();

  /** Returns once the server accepts connections. */
  void start() throws Exception;

  void stop();
}
