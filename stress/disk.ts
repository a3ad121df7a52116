/** A disk that can be filled to its last byte: Linux' own in memory, which only root may mount. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Disk {
  /** Leaves no room on it. */
  fill(): void;
  /** Takes away again what filled it. */
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
          // Not even so much more.
        }
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      // Somebody may be looking into it still.
      execFileSync('umount', ['-l', folder]);
    },
  };
}
