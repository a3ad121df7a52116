import { commandOf, isAlive, parentOf } from 'node-kit/process-identity';

const LAUNCHER = /\b(npm|npx|pnpm)\b/;

/** Returns the processes npx, pnpm and shells above this one, nearest first; empty when started directly. */
function launchers(pid = process.pid): number[] {
  const chain: number[] = [];
  let length = 0;
  for (let above = parentOf(pid); above && above > 1; above = parentOf(above)) {
    const command = commandOf(above);
    const launches = LAUNCHER.test(command);
    if (!launches && !/\bsh -c\b/.test(command)) break;
    chain.push(above);
    // A shell counts only below a launcher: one above is the operator's.
    if (launches) length = chain.length;
  }
  return chain.slice(0, length);
}

/**
 * Calls `stop` when a launching process ends. npx does not forward a kill, so the shop would keep running and
 * hold its ports.
 */
export function onLauncherExit(stop: () => void): void {
  const watched = launchers();
  if (watched.length === 0) return;
  const timer = setInterval(() => {
    if (watched.every((pid) => isAlive(pid))) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}
