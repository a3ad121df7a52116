import { expect, it } from 'vitest';
import { runQuietly } from './run-command.ts';
import { inRoot } from './workspace.ts';

it.each(['admin', 'backup', 'restore', 'personal-data'])(
  '%s prints its usage, and no stack trace',
  { timeout: 60_000 },
  async (command) => {
    const asked = [inRoot('scripts', `${command}.ts`), '--help'];
    const { code, output } = await runQuietly(process.execPath, asked, inRoot());
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(new RegExp(`^Uso: ${command} .*$`))]);
  },
);
