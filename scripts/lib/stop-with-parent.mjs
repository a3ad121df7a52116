/**
 * Loaded into each server that `start` and `dev` spawn. The channel to them closes when they are gone, killed
 * even; without this a server would go on alone and keep its port.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
