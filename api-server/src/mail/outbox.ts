import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

let written = 0;

/** Returns a file name that sorts by time and by order within the process. The random part distinguishes processes. */
function mailFileName(now: Date): string {
  written += 1;
  const time = now.toISOString().replace(/[-:.]/g, '');
  return `${time}-${String(written).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`;
}

/** Writes a mail under a temporary name first, so that a watcher of the folder never reads half a message. */
export async function writeToOutbox(outboxDir: string, message: Buffer): Promise<string> {
  await mkdir(outboxDir, { recursive: true });
  const name = mailFileName(new Date());
  const path = join(outboxDir, name);
  const unfinished = join(outboxDir, `.${name}.tmp`);
  try {
    // Mails contain personal data: only the server's user may read them.
    await writeFile(unfinished, message, { flag: 'wx', mode: 0o600 });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return path;
}
