import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

const LIMIT = 220;
/** Tests and stories list cases, which grows them without making them hard to read. */
const LIMIT_OF_CASES = 400;

const CODE = /\.(ts|tsx|cjs|mjs|js)$/;
const CASES = /\.(test|spec|stories)\.tsx?$/;
/** Written by a program, or lists of things rather than code. */
const EXEMPT = /(^|\/)(generated|migrations|data|catalogo)\/|\.gen\.ts$/;

/** One line for each file that is longer than it may be. */
export function tooLong(root = ROOT): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  const files = listed.toString().split('\0');
  return files.flatMap((file) => {
    if (!CODE.test(file) || EXEMPT.test(file)) return [];
    const limit = CASES.test(file) ? LIMIT_OF_CASES : LIMIT;
    const length = linesOf(join(root, file));
    return length > limit ? [`${file}: ${length} lines, ${limit} at most`] : [];
  });
}

function linesOf(path: string): number {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').length;
  } catch {
    // Deleted, and still in the index.
    return 0;
  }
}
