/** The faults that only `pnpm stress faults` runs. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mountDisk } from './disk.ts';
import { PATIENCE, postmasterOf } from './processes.ts';
import { openStage, type Processes } from './stage.ts';
import { openStarted } from './started.ts';
import { surviving } from './surviving.ts';

const HOUR = 3_600_000;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>';

export function longFaults(stageOf: () => Processes, seconds: number): void {
  it(
    'works with two APIs whose clocks are an hour ahead and an hour behind',
    async () => {
      const stage = stageOf();
      await surviving(stage, async () => {
        await stage.apis[0]?.kill(HOUR);
        await stage.apis[1]?.kill(-HOUR);
        for (const api of stage.apis) await api.healthy();
        await sleep(seconds * 1000);
      });
      for (const api of stage.apis) await api.kill(0);
      for (const api of stage.apis) await api.healthy();
    },
    PATIENCE,
  );

  it(
    'sends each mail once when the mail server refuses, then hangs, then works',
    async () => {
      const stage = stageOf();
      const { answers, taken } = stage.mail;
      const before = taken.length;
      await surviving(stage, async () => {
        answers.push(...Array.from({ length: 20 }, () => ({ sender: 451 })), 'drop', 'drop');
        await expect.poll(() => answers.length, { timeout: PATIENCE }).toBe(0);
        answers.push(...Array.from({ length: 5 }, () => 'stall' as const));
        await expect.poll(() => stage.mail.stalled(), { timeout: PATIENCE }).toBeGreaterThan(0);
        await sleep(seconds * 1000);
      });
      const came = taken.slice(before);
      expect(new Set(came).size).toBe(came.length);
    },
    PATIENCE,
  );

  it(
    'recovers from a full disk of the pictures',
    async () => {
      const stage = stageOf();
      const disk = mountDisk(join(stage.dataDir, 'images'), 2);
      const { rows } = await stage.database.pool.query<{ producto_id: string }>(
        'select producto_id from productos limit 1',
      );
      const upload = async () => {
        const body = new FormData();
        body.append('imagenes', new File([PICTURE], 'x.svg', { type: 'image/svg+xml' }));
        const headers = { authorization: `Bearer ${stage.staffToken}` };
        const path = `${stage.doors[0]?.url}/productos/${rows[0]?.producto_id}`;
        const answer = await fetch(path, { method: 'PATCH', headers, body });
        return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
      };
      try {
        await surviving(stage, async () => {
          disk.fill();
          expect(await upload()).toEqual({ status: 507, code: 'SIN_ESPACIO' });
          disk.free();
          expect((await upload()).status).toBe(200);
        });
      } finally {
        disk.remove();
      }
    },
    PATIENCE,
  );

  it(
    'recovers from a full disk of the database',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tienda-disco-'));
      const disk = mountDisk(folder, 400);
      try {
        const full = await openStage(join(folder, 'datos'));
        const told = await surviving(full, async () => {
          disk.fill();
          await sleep(seconds * 1000);
          disk.free();
        });
        expect(told.get('503 NO_DISPONIBLE')).toBeGreaterThan(0);
        await full.close();
      } finally {
        disk.remove();
      }
    },
    2 * PATIENCE,
  );

  it(
    'starts the database of a started shop again when the database was killed',
    async () => {
      const shop = await openStarted();
      await surviving(shop, async () => process.kill(postmasterOf(shop.dataDir), 'SIGKILL') && undefined);
      await shop.close();
    },
    3 * PATIENCE,
  );
}
