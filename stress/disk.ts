/** A tmpfs that tests can fill to the last byte; only root may mount one. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Disk {
  fill(): void;
  free(): void;
  remove(): void;
}

export function mountDisk(folder: string, megabytes: number): Disk {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'a');
      for (let bytes = 1024 * 1024; bytes >= 1; bytes /= 2) {
        try {
          while (writeSync(file, Buffer.alloc(bytes)) > 0);
        } catch {
          // No space is left for this size; try a smaller one.
        }
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      // A process may still use the disk, so unmount lazily.
      execFileSync('umount', ['-l', folder]);
    },
  };
}
