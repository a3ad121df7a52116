/** Chooses the browser tests that a change can break. Vitest finds its own tests by their imports. */
import { execFileSync } from 'node:child_process';
import { ROOT } from './workspace.ts';

/** Runs beside each other in one group; groups one after the other. */
export type Runs = string[][][];

const STORIES = ['--project=stories', '--project=storybook'];
const STOREFRONT = ['--project=storefront', '--project=journeys'];
const BACKOFFICE = ['--project=backoffice', '--project=rounds'];
const BOTH_APPS = ['--project=journeys', '--project=rounds'];

/** Tests with a shop run one at a time: two shops keep two processors busy, each about as long as the other. */
export const ALL_RUNS: Runs = [[STORIES], [STOREFRONT, BACKOFFICE]];

/** Files that no browser test reads. */
const UNTESTED = /\.md$|\.(test|stories)\.tsx?$|^(bench|deploy|docs|stress|scripts)\//;
/** A changed test of the browser is run by its project; its fixtures by all projects. */
const SPEC = /^e2e\/(\w+)\/[^/]+\.spec\.ts$/;

/**
 * Returns the browser runs for some changed files. A change in one app runs that app's tests, the journeys and the rounds. A
 * change in a package that both apps or the API use runs everything.
 */
export function runsFor(files: readonly string[]): Runs {
  const projects = new Set(files.flatMap(projectsOf));
  const chosen = ALL_RUNS.map((group) =>
    group.map((run) => run.filter((project) => projects.has(project))).filter((run) => run.length > 0),
  );
  return chosen.filter((group) => group.length > 0);
}

function projectsOf(file: string): string[] {
  const spec = SPEC.exec(file)?.[1];
  if (spec && spec !== 'stories') return [`--project=${spec}`];
  if (spec || /\.stories\.tsx?$/.test(file)) return STORIES;
  if (UNTESTED.test(file)) return [];
  if (file.startsWith('storefront/')) return [...STORIES, ...STOREFRONT, ...BOTH_APPS];
  if (file.startsWith('backoffice/')) return [...STORIES, ...BACKOFFICE, ...BOTH_APPS];
  return ALL_RUNS.flat(2);
}

/** Files that differ from a revision, new ones included. Throws when git does not know the revision. */
export function changedSince(revision: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT }).toString().split('\n');
  return [
    ...git('diff', '--name-only', '--merge-base', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean);
}
