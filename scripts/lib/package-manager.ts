import { runQuietly } from './run-command.ts';
import { ROOT } from './workspace.ts';

/** Runs the pnpm that started this process, or the default one. */
export function packageManager(...args: string[]) {
  const own = process.env.npm_execpath ?? '';
  if (!/pnpm[^/\\]*$/.test(own)) return runQuietly('npx', ['-y', 'pnpm@12', ...args], ROOT);
  return /\.[cm]?js$/.test(own)
    ? runQuietly(process.execPath, [own, ...args], ROOT)
    : runQuietly(own, args, ROOT);
}
