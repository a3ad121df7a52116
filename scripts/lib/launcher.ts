import { commandOf, isAlive, parentOf } from 'node-kit/process-identity';

const LAUNCHER = /\b(npm|npx|pnpm)\b/;

/** npx, pnpm and the shells between them and us, nearest first; empty when started directly. */
function launchers(pid = process.pid): number[] {
  const chain: number[] = [];
  let length = 0;
  for (let above = parentOf(pid); above && above > 1; above = parentOf(above)) {
    const command = commandOf(above);
    const launches = LAUNCHER.test(command);
    if (!launches && !/\bsh -c\b/.test(command)) break;
    chain.push(above);
    // A shell counts only below a launcher: one above it is the operator's own.
    if (launches) length = chain.length;
  }
  return chain.slice(0, length);
}

/**
 * npx ends on a plain kill without telling what it started, and the shop would go on unseen and keep its ports.
 * So it ends when any of those that launched it does.
 */
export function onLauncherGone(stop: () => void): void {
  const watched = launchers();
  if (watched.length === 0) return;
  const timer = setInterval(() => {
    if (watched.every((pid) => isAlive(pid))) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}
