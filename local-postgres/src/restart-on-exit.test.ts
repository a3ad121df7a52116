import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it, vi } from 'vitest';
import { restartOnExit } from './restart-on-exit.ts';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

const launch = async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  children.push(child);
  return { child, port: 0 };
};

/** Kills the server that runs now. */
async function lose(): Promise<void> {
  const child = children.at(-1);
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
}

const care = (more = {}) => ({
  restart: vi.fn(launch),
  halt: vi.fn(async () => undefined),
  onRestart: vi.fn(),
  onFailure: vi.fn(),
  ...more,
});

it('restarts the server three times in a minute, and gives up at the fourth end', async () => {
  const given = care();
  restartOnExit(await launch(), given);
  for (let times = 1; times <= 3; times += 1) {
    await lose();
    await vi.waitFor(() => expect(given.restart).toHaveResolvedTimes(times));
  }
  expect(given.onFailure).not.toHaveBeenCalled();
  await lose();
  expect(given.onFailure.mock.calls).toEqual([[]]);
  expect(given.onRestart).toHaveBeenCalledTimes(3);
});

it('reports the error when the restart fails', async () => {
  const error = new Error('no');
  const given = care({ restart: () => Promise.reject(error) });
  const stop = restartOnExit(await launch(), given);
  await lose();
  await vi.waitFor(() => expect(given.onFailure).toHaveBeenCalledExactlyOnceWith(error));
  await stop();
  expect(given.halt).not.toHaveBeenCalled();
});

it('does not restart after stop, and stops a server that is just starting', async () => {
  const given = care();
  const stop = restartOnExit(await launch(), given);
  await lose();
  await stop();
  await lose();
  expect(given.restart).toHaveBeenCalledOnce();
  expect(given.halt).toHaveBeenCalledWith({ child: children.at(-1), port: 0 });
});
