import { type OperationShape, operations } from 'api-client/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../shared/problem.ts';
import {
  bearer,
  type CallerName,
  makeCallers,
  type TestCaller,
  UNAUTHENTICATED,
  type Unauthenticated,
} from '../testing/callers.ts';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { stubbedApp } from '../testing/stubbed-app.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/** Kind of each caller: an invalid token counts as no token. */
const KINDS = {
  ...(Object.fromEntries(UNAUTHENTICATED.map((name) => [name, 'nobody'])) as Record<
    Unauthenticated,
    'nobody'
  >),
  registration: 'registration',
  customer: 'customer',
  persona: 'customer',
  unenrolled: 'unenrolled',
  empleado: 'staff',
  admin: 'staff',
} as const satisfies Record<CallerName, string>;
const NAMES = Object.keys(KINDS) as CallerName[];

/** Computes the expected result independently of `authorize`. */
function doorOf(operation: OperationShape, name: CallerName): 'open' | keyof typeof REFUSALS {
  const kind = KINDS[name];
  const admits = (one: string) => operation.admits?.some((admitted) => admitted === one) === true;
  if (kind === 'unenrolled') {
    const staffs = operation.audience !== 'customer' || admits('staff');
    if (!staffs) return 'SIN_PERMISO';
    return operation.audience === 'public' || ENROLLING.includes(operation.id)
      ? 'open'
      : 'SEGUNDO_FACTOR_EXIGIDO';
  }
  const open = {
    public: true,
    customer: kind === 'customer' || admits(kind),
    staff: kind === 'staff',
    admin: name === 'admin',
  }[operation.audience];
  if (open) return 'open';
  return kind === 'nobody' ? 'NO_AUTENTICADO' : 'SIN_PERMISO';
}

const REFUSALS = { NO_AUTENTICADO: 401, SIN_PERMISO: 403, SEGUNDO_FACTOR_EXIGIDO: 403 } as const;

/** All operations that are open to staff without the required second factor, beyond the public operations. */
const ENROLLING = [
  ...['get', 'begin', 'confirm'].map((verb) => `segundoFactor.${verb}`),
  ...['auth.logout', 'auth.changePassword', 'auth.crearCodigo'],
  ...['sesiones.list', 'sesiones.end', 'sesiones.endOthers', 'usuarios.get'],
  ...['cuenta.correo', 'cuenta.enviarEnlace', 'permisos.get'],
  ...['request', 'resend', 'cancel'].map((verb) => `cambioDeCorreo.${verb}`),
];

let test: TestApp;
let stubbed: FastifyInstance;
let callers: Awaited<ReturnType<typeof makeCallers>>;
let reached: { id: string; kind: string }[] = [];

beforeAll(async () => {
  test = await testApp();
  await test.database.pool.query('UPDATE ajustes SET exige_segundo_factor = true');
  callers = await makeCallers(test);
  stubbed = stubbedApp(test, (one) => reached.push(one));
});
afterAll(async () => {
  await stubbed.close();
  await test.close();
});

const call = (app: FastifyInstance, operation: OperationShape, caller: TestCaller) => {
  const sample = sampleCall(operation, caller.usuarioId ? { usuarioId: caller.usuarioId } : {});
  return app.inject({
    method: operation.method,
    url: urlOf(operation, sample),
    headers: bearer(caller),
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
  });
};

describe.each(operations.map((operation) => [operation.id, operation as OperationShape] as const))(
  '%s',
  (id, operation) => {
    it.each(NAMES)('admits or refuses as its description says: %s [P6.1 P6.7]', async (name) => {
      reached = [];
      const answer = await call(stubbed, operation, callers[name]);
      const door = doorOf(operation, name);
      if (door === 'open') {
        expect(answer.statusCode, answer.body).toBe(503);
        expect(reached.map((one) => one.id)).toEqual([id]);
        const kind = KINDS[name] === 'nobody' || KINDS[name] === 'registration' ? 'visitor' : KINDS[name];
        // Staff without the second factor see prices like a customer.
        const shown = kind === 'unenrolled' ? 'customer' : kind;
        const expected =
          operation.audience === 'public' ? (operation.prices ? shown : 'visitor') : KINDS[name];
        expect(reached[0]?.kind).toBe(expected);
      } else {
        expect(reached).toEqual([]);
        expect(answer.json()).toEqual(new Problem(door).toBody());
        expect(answer.statusCode).toBe(REFUSALS[door]);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      }
    });

    it('admits or refuses the same in the real app', async () => {
      // New callers per operation, because an operation may change its caller's account.
      const callers = await makeCallers(test);
      for (const name of NAMES) {
        const answer = await call(test.app, operation, callers[name]);
        const door = doorOf(operation, name);
        if (door !== 'open') {
          expect(answer.statusCode, name).toBe(REFUSALS[door]);
          expect(answer.json(), name).toEqual(new Problem(door).toBody());
          continue;
        }
        expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(Object.keys(REFUSALS), name).not.toContain(answer.json().code);
        }
      }
    });
  },
);

describe('the audience of all operations', () => {
  const idsOf = (audience: string) => operations.filter((o) => o.audience === audience).map((o) => o.id);

  it('is public for exactly these operations [T7.1 P6.7]', () => {
    const reads = ['marcas', 'categorias', 'etiquetas'].flatMap((r) => [
      `${r}.list`,
      `${r}.search`,
      `${r}.get`,
    ]);
    expect(idsOf('public').sort()).toEqual(
      [
        ...['login', 'requestPasswordReset', 'resetPassword', 'canjearCodigo'].map((verb) => `auth.${verb}`),
        'busquedas.anotar',
        // The code from the mail is the only credential.
        ...['baja', 'vuelta'].map((verb) => `avisos.${verb}`),
        'cuenta.confirmarCorreo',
        ...['confirm', 'stop'].map((verb) => `cambioDeCorreo.${verb}`),
        'usuarios.create',
        'tienda.get',
        'banners.vigentes',
        'marcas.destacadas',
        ...reads,
        ...[
          'list',
          'destacados',
          'nuevosIngresos',
          'bultoCerrado',
          'promocion',
          'search',
          'sinStock',
          'varios',
          'filtrados',
          'cuentas',
        ].map((verb) => `productos.${verb}`),
        ...['searchBultoCerrado', 'porCategoria', 'porMarca', 'get', 'tamanos'].map(
          (verb) => `productos.${verb}`,
        ),
      ].sort(),
    );
  });

  it('is customer for exactly these operations', () => {
    expect(idsOf('customer')).toEqual([
      'auth.logout',
      'auth.changePassword',
      'auth.crearCodigo',
      'cuenta.correo',
      'cuenta.enviarEnlace',
      'cuenta.exportarDatos',
      'cuenta.pedirBorrado',
      'cuenta.retirarBorrado',
      'cambioDeCorreo.request',
      'cambioDeCorreo.resend',
      'cambioDeCorreo.cancel',
      'sesiones.list',
      'sesiones.end',
      'sesiones.endOthers',
      'usuarios.get',
      'productos.filtradosConPrecios',
      'productos.cuentasConPrecios',
      'pedidos.create',
      'pedidos.cerrarIntento',
      'misPedidos.list',
      'misPedidos.get',
      'misPedidos.historial',
      'misPedidos.pdf',
      'misPedidos.confirmarRecepcion',
      'misPedidos.cancelar',
      'misPedidos.subirFoto',
      'misPedidos.foto',
      'misPedidos.propuesta',
      'misPedidos.proponer',
      'misPedidos.retirarPropuesta',
      'pedidoRapido.find',
      'misHabituales.list',
      'miCondicion.get',
      'miInicio.get',
      'miCarrito.get',
      'miCarrito.change',
      'misAvisos.get',
      'misAvisos.update',
      'misAvisos.pedir',
      'misAvisos.dejar',
      'misDomicilios.list',
      'misDomicilios.put',
      'misDomicilios.delete',
      'miReparto.get',
      'misPersonas.list',
      'misPersonas.invite',
      'misPersonas.update',
      'misListas.list',
      'misListas.create',
      'misListas.get',
      'misListas.update',
      'misListas.agregar',
      'misListas.delete',
      'miCuentaCorriente.get',
      'miCuentaCorriente.dePedido',
      'miCuentaCorriente.pdf',
      'miCuentaCorriente.planilla',
      'datosBancarios.get',
      'listaDePrecios.planilla',
      'listaDePrecios.pdf',
    ]);
  });

  it('admits a registration token only to its own account', async () => {
    const { registration, customer } = callers;
    const get = (id: string) =>
      test.app.inject({ url: `/api/usuarios/${id}`, headers: bearer(registration) });
    const own = await get(registration.usuarioId);
    expect(own.statusCode).toBe(200);
    expect(own.json().usuario_id).toBe(registration.usuarioId);
    expect((await get(customer.usuarioId)).statusCode).toBe(404);
    expect(
      operations.filter((o: OperationShape) => o.admits?.includes('registration')).map((o) => o.id),
    ).toEqual(['usuarios.get']);
  });
});
