import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from './free-port.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const FIRST = 10_100;
const SPAN = 32_000 - FIRST;
/** Makes `port` the first candidate. */
const comesFirst = (port: number) =>
  vi.spyOn(Math, 'random').mockReturnValueOnce((port - FIRST + 0.5) / SPAN);

it('does not return a port again while the process that got it runs, even without a listener', async () => {
  const own = await freePort();
  comesFirst(own);
  expect(await freePort()).not.toBe(own);

  const module = JSON.stringify(import.meta.resolve('./free-port.ts'));
  const script = `import { freePort } from ${module}; console.log(await freePort()); process.stdin.resume();`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = await once(other.stdout, 'data');
  const theirs = Number(said);
  expect(theirs).toBeGreaterThan(0);
  comesFirst(theirs);
  expect(await freePort()).not.toBe(theirs);
  other.kill();
  await once(other, 'exit');
  comesFirst(theirs);
  expect(await freePort()).toBe(theirs);
});

it('returns no port that is in use, and none in the range of ephemeral ports', async () => {
  const server = createServer();
  let taken = FIRST;
  const listens = () => once(server.listen(taken, '127.0.0.1'), 'listening').catch(() => false);
  while (!(await listens())) taken += 1;
  comesFirst(taken);
  expect(await freePort()).not.toBe(taken);
  server.close();
  const many = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(many).size).toBe(50);
  for (const port of many) expect(port).toBeLessThan(32_768);
});

it('returns no port that fetch refuses as a bad port', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0);
  const lowest = await freePort();
  const causes = await Promise.all(
    Array.from({ length: 100 }, (_, above) =>
      fetch(`http://127.0.0.1:${lowest + above}`).catch((error: Error) => String(error.cause)),
    ),
  );
  expect(causes.filter((cause) => String(cause).includes('bad port'))).toEqual([]);
  await expect(fetch('http://127.0.0.1:10080')).rejects.toMatchObject({ cause: { message: 'bad port' } });
});
