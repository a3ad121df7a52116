import { expect } from 'vitest';
import { audit, SOUND } from './audit.ts';
import { allOrderAgain, type Ordering, orderUntil, otherRefusals } from './ordering.ts';
import type { Stage } from './stage.ts';

/** All orders of a stage so far. */
const past = new WeakMap<Stage, Ordering[]>();

/**
 * Causes a fault while orders come in, and waits until all customers can order again. Then checks that acknowledged orders are
 * stored once and complete, with their mail, and that other answers were temporary errors.
 * @returns the count of each other answer during the fault
 */
export async function surviving(
  stage: Stage,
  fault: (now: readonly Ordering[]) => Promise<void>,
): Promise<Map<string, number>> {
  const ended = new AbortController();
  const now = stage.customers.map((customer) => orderUntil(ended.signal, customer, stage.doors));
  const all = [...(past.get(stage) ?? []), ...now];
  past.set(stage, all);
  try {
    await allOrderAgain(now);
    await fault(now);
    await allOrderAgain(now);
  } finally {
    ended.abort();
    await Promise.all(now.map(({ done }) => done));
  }
  const findings = await audit(stage, all);
  const told = new Map<string, number>();
  for (const [what, count] of now.flatMap(({ refused }) => [...refused])) {
    told.set(what, (told.get(what) ?? 0) + count);
  }
  console.warn(
    `${expect.getState().currentTestName}: ${findings.acknowledged} orders acknowledged until now, ` +
      `${findings.lost.length} lost, ${findings.doubled.length} doubled, ${findings.partial.length} partial, ` +
      `${findings.withoutMail.length} without their mail, ${findings.repeated} mails repeated; answered meanwhile:`,
    Object.fromEntries(told),
  );
  expect(findings).toMatchObject(SOUND);
  expect(otherRefusals(now)).toEqual([]);
  return told;
}
