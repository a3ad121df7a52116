/**
 * Loaded into each server that `start` and `dev` spawn. Ends the server when the parent's IPC channel closes,
 * even by a kill; otherwise the server would keep its port.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
