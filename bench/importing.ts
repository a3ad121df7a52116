import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from 'api-server/db/database';
import { createFolderStore } from 'api-server/images/folder-store';
import { openJobs } from 'api-server/jobs/jobs';
import { createWorkers } from 'api-server/workers';
import { loadShop } from 'settings/shop';
import { serve, tokenOfAdmin, withDatabase } from './lib.ts';
import { loadSample } from './requests.ts';
import { result } from './results.ts';

const ROWS = 20_000;

/** A catalogue as somebody's old program writes it: in Windows' letters, with everything that a product may have. */
function sheet(): Buffer {
  const kinds = ['kilo', 'unidad', 'bulto cerrado'];
  const rows = Array.from({ length: ROWS }, (_, row) =>
    [
      `Producto traído ${row} x ${1 + (row % 5)} kg`,
      `Marca traída ${row % 60}`,
      `Rubro traído ${row % 25}`,
      `Descripción del producto traído número ${row}, con ñandú.`,
      `$ ${(1000 + row).toLocaleString('es-AR')},50`,
      `por ${kinds[row % 3]}`,
    ].join(';'),
  );
  const heads = 'Nombre;Marca;Categorías;Descripción;Precio;Tipo de precio';
  return Buffer.from([heads, ...rows].join('\r\n'), 'latin1');
}

interface Importacion {
  importacion_id: string;
  estado: string;
  hechas: number;
  vista_previa: string | null;
}

/** How long a catalogue of 20,000 rows takes to be looked at, applied and undone, and what a visitor waits meanwhile. */
export const reportImporting = (): Promise<void> =>
  withDatabase(async (databaseUrl) => {
    await loadSample(databaseUrl);
    const headers = { authorization: `Bearer ${await tokenOfAdmin(databaseUrl)}` };
    const { url, child } = await serve('api', databaseUrl);
    const { db, close } = openDatabase(databaseUrl, 4);
    const jobs = await openJobs(databaseUrl, console.error);
    const shop = loadShop({});
    const mailer = { send: async () => undefined };
    const images = createFolderStore(tmpdir());
    const origins = { storefrontUrl: 'http://localhost', backofficeUrl: 'http://localhost' };
    await jobs.work(createWorkers({ db, jobs, mailer, images, shop, ...origins }));
    const call = async (path: string, init: RequestInit = {}): Promise<Importacion> => {
      const answer = await fetch(`${url}/api/importaciones${path}`, {
        ...init,
        headers: { ...headers, ...init.headers },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.json() as Promise<Importacion>;
    };
    const until = async (id: string, estado: string): Promise<Importacion> => {
      for (;;) {
        const now = await call(`/${id}`);
        if (now.estado === estado) return now;
        await sleep(100);
      }
    };
    let slowest = 0;
    let looking = true;
    const looks = (async () => {
      while (looking) {
        const began = performance.now();
        await (await fetch(`${url}/api/productos?limit=10`)).arrayBuffer();
        slowest = Math.max(slowest, performance.now() - began);
        await sleep(50);
      }
    })();
    const timed = async (name: string, atMost: number, work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      const seconds = (performance.now() - began) / 1000;
      result(`${ROWS.toLocaleString('en')} rows of a spreadsheet, ${name}`, seconds, {
        atMost,
        unit: 's',
        digits: 1,
      });
    };
    const form = new FormData();
    form.set('tipo', 'catalogo');
    form.set('archivo', new Blob([new Uint8Array(sheet())]), 'catalogo.csv');
    const json = { 'content-type': 'application/json' };
    let id = '';
    await timed('looked at and applied', 60, async () => {
      ({ importacion_id: id } = await call('', { method: 'POST', body: form }));
      const { vista_previa } = await until(id, 'revisada');
      await call(`/${id}/aplicar`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ invitacion: false, vista_previa }),
      });
      const { hechas } = await until(id, 'aplicada');
      if (hechas !== ROWS) throw new Error(`${hechas} rows were applied`);
    });
    await timed('undone', 60, async () => {
      await call(`/${id}/deshacer`, { method: 'POST' });
      await until(id, 'deshecha');
    });
    looking = false;
    await looks;
    result('visitor’s list while a spreadsheet is applied, slowest', slowest, { atMost: 500, unit: 'ms' });
    child.disconnect();
    await jobs.close();
    await close();
  });
