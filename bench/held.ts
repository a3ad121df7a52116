import { appendFileSync, existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Microseconds: often enough that nobody waits long for a server's next turn. */
const PERIOD = 20_000;
const ROOT = '/sys/fs/cgroup';

/** How this machine's Linux is told of a share, in a group of its own; undefined where this account may not. */
function kernelWords(): { below: string; say(group: string, quota: number): void } | undefined {
  const old = join(ROOT, 'cpu');
  if (existsSync(join(old, 'cpu.cfs_quota_us'))) {
    return {
      below: old,
      say(group, quota) {
        writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD));
        writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
      },
    };
  }
  try {
    appendFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu');
  } catch {
    return undefined;
  }
  return { below: ROOT, say: (group, quota) => writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`) };
}

/**
 * Holds each of these processes to a share of one processor, by a control group of its own (version 1 or 2).
 * @returns what takes the groups away once the processes are gone; undefined where that can not be done here.
 */
export function holdTo(share: number, processes: number[]): (() => void) | undefined {
  const words = kernelWords();
  if (!words) return undefined;
  const groups: string[] = [];
  try {
    for (const pid of processes) {
      const group = join(words.below, `tienda-bench-${pid}`);
      mkdirSync(group);
      groups.push(group);
      words.say(group, Math.round(PERIOD * share));
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    }
  } catch (error) {
    console.error(error);
    return undefined;
  }
  return () => {
    for (const group of groups) rmdirSync(group);
  };
}
