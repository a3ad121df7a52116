import { expect, it } from 'vitest';
import { Crew } from './crew.ts';

const member = (name: string, program: string) => ({ name, args: ['-e', program] });

it('reports how a process ended, and passes its lines through the transform', async () => {
  const lines: string[] = [];
  const crew = new Crew();
  const keep = (line: string) => {
    lines.push(line);
    return undefined;
  };
  const exit = await crew.run({ ...member('uno', "console.log('á\\nb'); process.exit(3)"), stdout: keep });
  expect(exit).toEqual({ name: 'uno', code: 3, signal: null });
  expect(lines).toEqual(['á', 'b']);
});

it('stops all processes, with their children', async () => {
  const crew = new Crew();
  const running = Promise.withResolvers<void>();
  const begun: string[] = [];
  const stdout = (line: string) => {
    if (begun.push(line) === 3) running.resolve();
    return undefined;
  };
  const stay = 'console.log(process.pid); setInterval(() => {}, 1e6)';
  const spawner = `require('child_process').spawn(process.execPath, ['-e', '${stay}'], { stdio: 'inherit' })`;
  // The child shares the output, so the end is visible only when both have ended.
  const ended = [
    crew.run({ ...member('dos', `${spawner}; ${stay}`), stdout }),
    crew.run({ ...member('tres', stay), stdout }),
  ];
  await running.promise;
  await crew.stop();
  expect(crew.stopping).toBe(true);
  expect((await Promise.all(ended)).map((exit) => exit.signal)).toEqual(['SIGTERM', 'SIGTERM']);
});
