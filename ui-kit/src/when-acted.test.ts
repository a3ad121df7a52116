import { beforeEach, expect, it, vi } from 'vitest';

let actIsNear: () => void;
let whenActed: (task: () => void) => () => void;

beforeEach(async () => {
  // The module remembers the first action: load a fresh copy.
  vi.resetModules();
  ({ actIsNear, whenActed } = await import('./when-acted.ts'));
});

it.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
  'waits for the first %s',
  async (act) => {
    const task = vi.fn();
    whenActed(task);
    await new Promise((later) => setTimeout(later, 20));
    expect(task).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(act));
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
    document.body.dispatchEvent(new Event(act));
    await new Promise((later) => setTimeout(later, 20));
    expect(task).toHaveBeenCalledOnce();
  },
);

it('runs a task without waiting after an action', async () => {
  actIsNear();
  const task = vi.fn();
  whenActed(task);
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
});

it('does not run a cancelled task, before or after the first action', async () => {
  const early = vi.fn();
  const late = vi.fn();
  whenActed(early)();
  const stop = whenActed(late);
  actIsNear();
  stop();
  const seen = vi.fn();
  whenActed(seen);
  await vi.waitFor(() => expect(seen).toHaveBeenCalledOnce());
  expect([early, late].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
