import type { OperationOf } from 'api-client/contract';
import { afterAll, beforeAll } from 'vitest';
import type { z } from 'zod';
import { call } from '../../../testing/call.ts';
import { makeUser } from '../../../testing/make.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

type Of<Id extends 'ajustes.get' | 'tienda.get'> = z.output<OperationOf<Id>['answers'][200]>;
type Said = 'comercio' | 'textos';
/** What is settled, all of which this server says, or why it is not. */
export type Settled = Omit<Of<'ajustes.get'>, Said> & {
  [K in Said]: NonNullable<Of<'ajustes.get'>[K]>;
} & { code?: string; details?: { field: string; message: string }[] };

interface Fixture {
  test: TestApp;
  admin: string;
}

/** A shop of these tests' alone, its admin, and what they settle. */
export function ajustesFixture() {
  const shop = {} as Fixture;
  beforeAll(async () => {
    shop.test = await testApp();
    shop.admin = (await makeUser(shop.test, { roles: ['admin'] })).token;
  });
  afterAll(() => shop.test.close());
  return {
    /** Once a test runs. */
    shop: shop as Readonly<Fixture>,
    settle: (body: object, { token = shop.admin, headers = {} } = {}) =>
      call<Settled>(shop.test.app, 'PATCH', '/ajustes', { token, headers, body }),
    /** As admins read it. */
    own: async (app = shop.test.app) =>
      (await call<Settled>(app, 'GET', '/ajustes', { token: shop.admin })).body,
    /** As anybody does. */
    seen: async (app = shop.test.app) => (await call<Of<'tienda.get'>>(app, 'GET', '/tienda')).body,
    /** What moves whenever pages have to be made anew. */
    counter: async () => (await shop.test.app.inject('/api/version')).json<{ catalogo: string }>().catalogo,
    /** What the trail tells of the last change. */
    lastEntry: async () =>
      (
        await shop.test.database.pool.query(
          "SELECT antes, despues FROM bitacora WHERE accion = 'ajustes.edicion' ORDER BY entrada_id DESC LIMIT 1",
        )
      ).rows[0],
    /** An employee's token: what is an admin's is not theirs. */
    employee: async () => (await makeUser(shop.test, { roles: ['empleado'] })).token,
  };
}
