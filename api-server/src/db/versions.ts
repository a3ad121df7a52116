import type pg from 'pg';

export interface Versions {
  catalogue: string;
  sessions: string;
}

/**
 * Reads the two counters of table `versiones`, one query at a time for however many callers: whoever asks while a
 * query is under way waits for the next one. So each answer is at least as new as the question, and what another
 * process has committed before the question shows, at the price of a fraction of a query per request.
 */
export function createVersionReader(pool: pg.Pool): () => Promise<Versions> {
  let running: Promise<Versions> | undefined;
  let next: Promise<Versions> | undefined;

  const query = async (): Promise<Versions> => {
    const { rows } = await pool.query<{ clave: keyof Versions; version: string }>({
      name: 'versiones',
      text: 'SELECT clave, version FROM versiones',
    });
    const found = Object.fromEntries(rows.map((row) => [row.clave, row.version]));
    return { catalogue: found.catalogo ?? '', sessions: found.sesiones ?? '' };
  };

  const run = (): Promise<Versions> => {
    const mine = query().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };

  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
