/**
 * Orders come in while the shop's processes are killed, one after another: what was acknowledged is there, once and whole,
 * with its mail and its notification; what was not is whole or absent; and what is kept added up is what there is. `pnpm
 * stress kills` kills 400 times. It takes the time that it takes: a busy machine may need minutes for one recovery.
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

/** A connection's own process, which takes the whole server through its recovery. */
async function killBackend(): Promise<void> {
  const { rows } = await stage.database.pool
    .query<{ pid: number }>(
      `select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
    )
    .catch(() => ({ rows: [] }));
  if (rows[0] && end(rows[0].pid)) return;
  // Just gone by itself, or the connection that asked was one of before: another one then.
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
 * Kills what comes next: an API and a backend by turns, every thirtieth time the whole database. An API may be killed while
 * it or another is only coming back.
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
      // It works again for everybody, before the next blow.
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
    // What finds no wrong sum would find one.
    const { pool } = stage.database;
    for (const kept of ['pedidos-mes', 'pedidos-dia', 'vendido', 'productos', 'usuarios', 'cuenta']) {
      const change = `update sumas set cantidad = cantidad + 1 where que = '${kept}'`;
      expect(await wrongSumsAfter(pool, change)).toContainEqual(expect.stringMatching(`^${kept} `));
    }
    // A kill is no reason to refuse an order, or to answer that something unexpected happened.
    expect(otherRefusals(orderings)).toEqual([]);
  },
  PATIENCE + KILLS * 60_000,
);
