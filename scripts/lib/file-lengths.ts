import { projectFiles, read } from './workspace.ts';

const LIMIT = 250;
/** Tests and stories list cases, which makes them long but not hard to read. */
const LIMIT_OF_CASES = 400;

const CODE = /\.(ts|tsx|cjs|mjs|js)$/;
const CASES = /\.(test|spec|stories)\.tsx?$/;
/** Generated files. */
const EXEMPT = /(^|\/)(generated|migrations)\/|\.gen\.ts$/;

/** Returns one line per file above its limit. */
export function tooLong(): string[] {
  return projectFiles().flatMap((file) => {
    if (!CODE.test(file) || EXEMPT.test(file)) return [];
    const limit = CASES.test(file) ? LIMIT_OF_CASES : LIMIT;
    const { length } = read(file).text.trimEnd().split('\n');
    return length > limit ? [`${file}: ${length} lines, ${limit} at most`] : [];
  });
}
