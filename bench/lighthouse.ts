import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../scripts/lib/workspace.ts';

/** 150 MB with what it needs, for this one measurement: fetched when it is wanted, not with every install. */
const VERSION = '13.5.0';
const FOLDER = inRoot('.cache', `lighthouse-${VERSION}`);
const PROGRAM = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** What is read of its report. */
interface Report {
  runtimeError?: { message: string };
  categories: { performance?: { score: number | null } };
  audits: Record<string, { numericValue?: number; details?: unknown }>;
}

function fetchLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  console.log('Fetching Lighthouse, which is kept for the next time.');
  mkdirSync(FOLDER, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const args = ['install', '--prefix', FOLDER, ...quiet, `lighthouse@${VERSION}`];
  execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

/** How fast it takes a page to be on a phone, in the browser that listens at this port. */
export async function lighthouse(url: string, port: number): Promise<Report> {
  fetchLighthouse();
  const asked = ['--only-categories=performance', '--output=json', '--quiet', '--no-enable-error-reporting'];
  const args = [PROGRAM, url, `--port=${port}`, ...asked];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: FOLDER,
    maxBuffer: 100_000_000,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}
