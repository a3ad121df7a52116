import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { projectFiles, ROOT } from './workspace.ts';

export interface ProjectCopy {
  root: string;
  remove(): void;
}

/**
 * Copies the project's files to a temporary folder, to be changed freely. Registry packages are linked to the
 * originals, workspace packages to the copies.
 */
export function copyProject(): ProjectCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tienda-copy-')));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    for (const file of projectFiles()) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      cpSync(join(ROOT, file), join(root, file), { verbatimSymlinks: true });
    }
    for (const installed of globSync('{.,*}/node_modules', { cwd: ROOT })) {
      cpSync(join(ROOT, installed), join(root, installed), {
        recursive: true,
        // pnpm's links are relative, so they lead to the copy.
        verbatimSymlinks: true,
        filter: (from) => !basename(from).startsWith('.'),
      });
    }
    symlinkSync(join(ROOT, 'node_modules', '.pnpm'), join(root, 'node_modules', '.pnpm'), 'junction');
    return { root, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
