/**
 * Kills the shop's processes one after another while orders come in. Acknowledged orders must be complete, stored once, with
 * mail and notification. Other orders must be complete or absent, and totals must match. `pnpm stress kills` kills 400 times.
 * The test has no tight limit: a busy machine may need minutes for one recovery.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit, SOUND } from './audit.ts';
import { allOrderAgain, approveUntil, orderUntil, otherRefusals } from './ordering.ts';
import { PATIENCE, postmasterOf } from './processes.ts';
import { openStage, type Processes } from './stage.ts';
import { wrongSumsAfter } from './sums.ts';

const KILLS = Number(process.env.STRESS_KILLS ?? 10);
const HOUR = 3_600_000;

let stage: Processes;
beforeAll(async () => {
  stage = await openStage();
}, PATIENCE);
afterAll(() => stage.close(), PATIENCE);

/** Kills the process of a database connection, so that the whole server goes through crash recovery. */
async function killBackend(): Promise<void> {
  const { rows } = await stage.database.pool
    .query<{ pid: number }>(
      `select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
    )
    .catch(() => ({ rows: [] }));
  if (rows[0] && end(rows[0].pid)) return;
  // The connection had just ended, or the query used a broken connection: try another one.
  await sleep(100);
  await killBackend();
}

function end(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/**
 * Kills an API and a database connection in turn, and every thirtieth time the whole database. An API may be
 * killed while it or another is starting.
 */
async function killNext(turn: number): Promise<void> {
  const { apis, dataDir } = stage;
  if (turn % 30 === 3) process.kill(postmasterOf(dataDir), 'SIGKILL');
  else if (turn % 2 === 1) await killBackend();
  else await apis[(turn / 2) % apis.length]?.kill([0, HOUR, -HOUR][Math.floor(turn / 6) % 3] ?? 0);
}

it(
  `loses and doubles no order over ${KILLS} kills`,
  async () => {
    const ended = new AbortController();
    const orderings = stage.customers.map((customer) => orderUntil(ended.signal, customer, stage.doors));
    const [approved] = orderings;
    const approving = approved && approveUntil(ended.signal, approved, stage);
    for (let turn = 0; turn < KILLS; turn += 1) {
      await killNext(turn);
      // Wait until all customers can order again, before the next kill.
      await allOrderAgain(orderings);
      if (turn % 20 === 19) console.warn(`${turn + 1} kills`);
    }
    for (const api of stage.apis) await api.healthy();
    ended.abort();
    await Promise.all([approving, ...orderings.map(({ done }) => done)]);

    const findings = await audit(stage, orderings);
    const { asked, acknowledged, stored, sold, lost, doubled, partial, withoutMail, repeated } = findings;
    console.warn(
      `${KILLS} kills, ${asked} orders asked for, ${acknowledged} acknowledged, ${stored} stored, ${lost.length} lost, ` +
        `${doubled.length} doubled, ${partial.length} partial, ${withoutMail.length} without their mail, ` +
        `${repeated} mails sent again under their name, ${sold} sold, ${findings.wrongSums.length} sums wrong`,
      ...orderings.map(({ refused }) => Object.fromEntries(refused)),
    );
    expect(findings).toMatchObject(SOUND);
    expect(sold).toBeGreaterThan(0);
    // Prove that the check finds a wrong total.
    const { pool } = stage.database;
    for (const kept of ['pedidos-mes', 'pedidos-dia', 'vendido', 'productos', 'usuarios', 'cuenta']) {
      const change = `update sumas set cantidad = cantidad + 1 where que = '${kept}'`;
      expect(await wrongSumsAfter(pool, change)).toContainEqual(expect.stringMatching(`^${kept} `));
    }
    // A kill must not cause other refusals, or an unexpected error.
    expect(otherRefusals(orderings)).toEqual([]);
  },
  PATIENCE + KILLS * 60_000,
);
