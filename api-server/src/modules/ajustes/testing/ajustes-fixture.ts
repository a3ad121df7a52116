import type { OperationOf } from 'api-client/contract';
import { afterAll, beforeAll } from 'vitest';
import type { z } from 'zod';
import { call } from '../../../testing/call.ts';
import { makeUser } from '../../../testing/make.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

type Of<Id extends 'ajustes.get' | 'tienda.get'> = z.output<OperationOf<Id>['answers'][200]>;
type Said = 'comercio' | 'textos';
/** The settings that this server always returns, or an error. */
export type Settled = Omit<Of<'ajustes.get'>, Said> & {
  [K in Said]: NonNullable<Of<'ajustes.get'>[K]>;
} & { code?: string; details?: { field: string; message: string }[] };

interface Fixture {
  test: TestApp;
  admin: string;
}

/** Sets up a shop with its own database, its admin, and helpers that change settings. */
export function ajustesFixture() {
  const shop = {} as Fixture;
  beforeAll(async () => {
    shop.test = await testApp();
    shop.admin = (await makeUser(shop.test, { roles: ['admin'] })).token;
  });
  afterAll(() => shop.test.close());
  return {
    /** Available once a test runs. */
    shop: shop as Readonly<Fixture>,
    settle: (body: object, { token = shop.admin, headers = {} } = {}) =>
      call<Settled>(shop.test.app, 'PATCH', '/ajustes', { token, headers, body }),
    /** The settings as admins see them. */
    own: async (app = shop.test.app) =>
      (await call<Settled>(app, 'GET', '/ajustes', { token: shop.admin })).body,
    /** The shop data as visitors see them. */
    seen: async (app = shop.test.app) => (await call<Of<'tienda.get'>>(app, 'GET', '/tienda')).body,
    /** The catalogue version, which changes whenever pages must be rendered again. */
    counter: async () => (await shop.test.app.inject('/api/version')).json<{ catalogo: string }>().catalogo,
    /** The last change in the audit log. */
    lastEntry: async () =>
      (
        await shop.test.database.pool.query(
          "SELECT antes, despues FROM bitacora WHERE accion = 'ajustes.edicion' ORDER BY entrada_id DESC LIMIT 1",
        )
      ).rows[0],
    /** Token of an employee, who may not do what needs an admin. */
    employee: async () => (await makeUser(shop.test, { roles: ['empleado'] })).token,
  };
}
