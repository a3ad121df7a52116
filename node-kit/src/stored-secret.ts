import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from './startup-error.ts';

/**
 * Returns the secret stored in `path`. The first call creates it with access for the owner only.
 * Two processes that create it at the same time get the same secret: the file appears complete or not at all.
 * @throws StartupError when the file cannot be read or created, or is too short
 */
export function readOrCreateSecret(path: string, bytes = 48): string {
  try {
    return read(path) ?? make(path, bytes);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`No se pudo leer ni crear ${path} (${reason}): revise los permisos de DATA_DIR.`);
  }
}

function read(path: string): string | undefined {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length >= 32) return secret;
    throw new StartupError(`${path} está vacío o cortado: bórrelo para que se haga uno nuevo.`);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function make(path: string, bytes: number): string {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const secret = randomBytes(bytes).toString('base64url');
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
    linkSync(draft, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return read(path) ?? secret;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
