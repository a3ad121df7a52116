import { type Accion, type OperationShape, operations } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../shared/passwords.ts';
import { makeUser } from '../testing/make.ts';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { CALLS, type CallParameters, type ChangingId } from './testing/calls.ts';
import { fixture, pedido, SECRET } from './testing/calls-fixture.ts';
import { allRows, tablesWrittenBy } from './testing/changed-tables.ts';
import { WITHOUT_ENTRY } from './testing/own-calls.ts';

/** Returns whether the operation leaves an entry: it changes data or returns a file. */
const leavesOne = (operation: OperationShape): boolean =>
  operation.method !== 'GET' || Object.values(operation.answers).some((answer) => 'file' in answer);

let test: TestApp;
let password_hash: string;
let admin: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  fixture.test = test;
  password_hash = await hashPassword(SECRET);
});
// A new session per test, because some of the calls end the session.
beforeEach(async () => {
  admin = await makeUser(test, { roles: ['admin'], password_hash });
  fixture.admin = admin;
});
afterAll(() => test.close());

/** Operations whose transaction leaves no other visible row. */
const ALONE: readonly ChangingId[] = [
  'auth.login',
  'auth.canjearCodigo',
  'segundoFactor.end',
  'pedidos.borrarNota',
  'listaDePrecios.planilla',
  'listaDePrecios.pdf',
  'listaDePrecios.planillaDeCondicion',
  'listaDePrecios.pdfDeCondicion',
  'cuentaCorriente.pdf',
  'cuentaCorriente.planilla',
  'miCuentaCorriente.pdf',
  'miCuentaCorriente.planilla',
  'planillas.pedidos',
  'planillas.productos',
  'planillas.clientes',
  'planillas.condiciones',
  'informes.planilla',
  'margen.planilla',
  'misPedidos.pdf',
  'remitos.hojasDeRuta',
  'remitos.impreso',
  'usuarios.borrarNota',
  'vistas.delete',
  'zonas.delete',
  'banners.delete',
  'roles.delete',
  'usuarios.exportarDatos',
  'cuenta.exportarDatos',
  'misDomicilios.delete',
  'importaciones.descartar',
  'importaciones.errores',
  // A job has already read, applied or undone the import.
  'importaciones.create',
  'importaciones.leerDeNuevo',
  'importaciones.aplicar',
  'importaciones.deshacer',
  'importaciones.reintentar',
  // The mail has already been sent.
  'cuenta.enviarEnlace',
  'cambioDeCorreo.resend',
  'cambioDeCorreo.cancel',
  'cambioDeCorreo.stop',
  'correos.reenviar',
  'estado.reintentar',
  'estado.descartar',
  'correos.prueba',
];

/** Operations without a single target record, for example for the whole shop, a list of orders or a report. */
const OF_NOTHING: readonly ChangingId[] = [
  'estantes.ordenar',
  'feriados.update',
  'productos.ordenarDestacados',
  'notificaciones.leer',
  'listaDePrecios.planilla',
  'listaDePrecios.pdf',
  'planillas.pedidos',
  'planillas.productos',
  'planillas.clientes',
  'informes.planilla',
  'margen.planilla',
  'correos.prueba',
  'ajustes.update',
  'ajustes.saveLogo',
  'ajustes.deleteLogo',
];

async function ask(operation: OperationShape, asked: CallParameters) {
  const sample = sampleCall(operation, asked);
  const answer = await test.app.inject({
    method: operation.method,
    url: urlOf(operation, sample),
    headers: operation.audience === 'public' ? {} : { authorization: `Bearer ${admin.token}` },
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
  });
  // The job of the retried change leaves its own entry, so delete the job.
  if (operation.id === 'precios.reintentar') {
    await test.database.pool.query("DELETE FROM pgboss.job WHERE name = 'precios'");
  }
  // The reset link's entry is written by the job that creates the link, so run the jobs.
  await test.mails();
  return answer;
}

interface Entrada {
  accion: Accion;
  usuario_id: string | null;
  objeto: string | null;
  objeto_id: string | null;
  ip: string;
  llamada: string;
  xmin: string;
  recent: boolean;
  whole: string;
}

let before: string[] = [];
const entradas = async () => {
  const { rows } = await test.database.pool.query<Entrada & { entrada_id: string }>(
    `SELECT *, b::text AS whole, b.xmin::text AS xmin, fecha BETWEEN now() - interval '1 minute' AND now() AS recent
     FROM bitacora b ORDER BY entrada_id`,
  );
  return rows.filter((row) => !before.includes(row.entrada_id));
};
const forgetWhatWas = async () => {
  before = [];
  before = (await entradas()).map((row) => row.entrada_id);
};

const changing = operations.filter(
  (operation) => leavesOne(operation) && !WITHOUT_ENTRY.some((id) => id === operation.id),
);

describe.each(
  changing.map((operation) => [operation.id as ChangingId, operation as OperationShape] as const),
)('%s', (id, operation) => {
  let asked: CallParameters;
  const [accion] = CALLS[id] ?? [];
  beforeEach(async () => {
    asked = await CALLS[id][1]();
    await forgetWhatWas();
  });

  it('leaves one entry, in the transaction of the change', async () => {
    const answer = await ask(operation, asked);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const [entrada, ...others] = await entradas();
    expect(others).toEqual([]);
    expect(entrada).toMatchObject({ accion, ip: '127.0.0.1', recent: true });
    expect(entrada?.llamada).toMatch(/^[0-9a-f-]{36}$/);
    if (operation.audience !== 'public') expect(entrada?.usuario_id).toBe(admin.usuario.usuario_id);
    if (!OF_NOTHING.includes(id)) expect(entrada?.objeto_id).toBeTruthy();
    if (!ALONE.includes(id))
      expect(await tablesWrittenBy(test.database.pool, entrada?.xmin ?? '')).not.toEqual([]);
    // A product's code is public; any other code is a credential.
    const opens = id.startsWith('productos.') ? [] : [String(asked.codigo)];
    for (const secret of [SECRET, 'argon2', 'eyJ', String(asked.token), ...opens]) {
      expect(entrada?.whole).not.toContain(secret);
    }
    // Only these two entries may contain an e-mail address: the new one of a person or of the shop.
    const tellsOne = ['ajustes.update', 'cambioDeCorreo.confirm'].includes(id);
    expect(entrada?.whole.includes('@')).toBe(tellsOne);
  });

  it('leaves neither entry nor change when the entry cannot be committed', async () => {
    await test.asOwner.pool.query(
      `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
         CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON bitacora DEFERRABLE INITIALLY DEFERRED
           FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    try {
      const was = await allRows(test.database.pool);
      const answer = await ask(operation, asked);
      if (id === 'auth.requestPasswordReset') expect(answer.statusCode).toBe(200);
      else expect([answer.statusCode, answer.json().code]).toEqual([500, 'ERROR_INTERNO']);
      expect(await allRows(test.database.pool)).toEqual(was);
    } finally {
      await test.asOwner.pool.query('DROP TRIGGER refused ON bitacora');
      // Delete the job, so that its retry does not run during another test.
      await test.database.pool.query("DELETE FROM pgboss.job WHERE name = 'resetLink'");
    }
  });
});

describe('the list of entries', () => {
  it('shows the changes of every entry without technical values', async () => {
    const reader = await makeUser(test, { roles: ['admin'] });
    const told: string[] = [];
    for (let offset = 0; ; offset += 100) {
      const { statusCode, body } = await test.app.inject({
        url: `/api/bitacora?limit=100&offset=${offset}`,
        headers: { authorization: `Bearer ${reader.token}` },
      });
      expect(statusCode, body).toBe(200);
      const { entradas, total } = JSON.parse(body) as {
        entradas: {
          accion: string;
          cambios: { campo: string; antes: string | null; despues: string | null }[];
        }[];
        total: number;
      };
      for (const { accion, cambios } of entradas) {
        for (const { campo, antes, despues } of cambios)
          told.push(`${accion} ${campo}: ${antes} → ${despues}`);
      }
      if (offset + 100 >= total) break;
    }
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((one) => /NaN|undefined|\[object|\d{4}-\d\d-\d\dT/.test(one))).toEqual([]);
  });
});

describe('a read-only operation', () => {
  it('leaves no entry', async () => {
    await forgetWhatWas();
    const { pedido_id } = await pedido();
    await forgetWhatWas();
    for (const operation of operations.filter((one) => !leavesOne(one))) {
      const answer = await ask(operation, { pedido_id, id: admin.usuario.usuario_id });
      expect(answer.statusCode, operation.id).toBeLessThan(500);
    }
    expect((await entradas()).map(({ accion, objeto }) => [accion, objeto])).toEqual([]);
  });
});
