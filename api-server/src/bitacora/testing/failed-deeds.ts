import { changedPrecios, here } from './deeds-fixture.ts';

export async function givenUpMail() {
  const mail = { to: 'ana@ejemplo.test', subject: 'Hola', text: 'Hola', html: 'Hola' };
  const { rows } = await here.test.database.pool.query<{ id: string }>(
    `INSERT INTO pgboss.job (name, data, state) VALUES ('mail', $1, 'failed') RETURNING id`,
    [mail],
  );
  return { id: rows[0]?.id };
}

/** Creates a price change that failed after all retries. */
export async function failedPrecios() {
  const { id } = await changedPrecios();
  await here.test.database.pool.query(
    `UPDATE cambios_de_precios SET fallo_en = now(), fallo_motivo = 'No se pudo.' WHERE cambio_id = $1`,
    [id],
  );
  return { id };
}
