// Preloaded into every process that the platform starts: when the supervisor is gone, however it went, the channel to
// it closes, and the process ends in order as if it had been told to.
const STOP_LIMIT_MS = 6_000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening must not keep a process alive that has nothing else to do.
  process.channel.unref();
}
