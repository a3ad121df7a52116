import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../scripts/lib/workspace.ts';

/** Downloaded on first use and not as a dependency: Lighthouse takes 150 MB with its dependencies. */
const VERSION = '13.5.0';
const FOLDER = inRoot('.cache', `lighthouse-${VERSION}`);
const PROGRAM = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** The parts of Lighthouse's report that the measurement reads. */
interface Report {
  runtimeError?: { message: string };
  categories: { performance?: { score: number | null } };
  audits: Record<string, { numericValue?: number; details?: unknown }>;
}

function fetchLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  console.log('Downloading Lighthouse. Later runs reuse the download.');
  mkdirSync(FOLDER, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const args = ['install', '--prefix', FOLDER, ...quiet, `lighthouse@${VERSION}`];
  execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

/** Runs Lighthouse's mobile performance audit on a URL, in the browser with this debugging port. */
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
