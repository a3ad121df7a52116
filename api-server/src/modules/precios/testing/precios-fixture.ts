import type { OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { call } from '../../../testing/call.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type AnswerOf<
  Id extends 'precios.vistaPrevia' | 'precios.cambiar' | 'precios.cambio' | 'precios.deProducto',
> = z.output<OperationOf<Id>['answers'][keyof OperationOf<Id>['answers']]>;

interface Refused {
  code?: string;
}
export type Cambio = AnswerOf<'precios.cambiar'> & Refused;

/** Parameters of a price change; several product ids are separated by commas. */
export type ChangeParameters = Record<string, string | number | undefined>;

type Apps = Pick<TestApp, 'app'>;

/** Makes the waiting jobs of price changes due earlier, by so many hours, and runs what is due. */
export async function passHours({ database, mails }: Pick<TestApp, 'database' | 'mails'>, hours: number) {
  await database.pool.query(
    `UPDATE pgboss.job SET start_after = start_after - make_interval(hours => $1)
     WHERE name = 'precios' AND state = 'created'`,
    [hours],
  );
  await mails();
}

/** Returns helpers for price changes by staff. */
export function pricing({ app }: Apps, token: string) {
  const preview = async (asked: ChangeParameters) => {
    const query = new URLSearchParams();
    // The preview does not depend on the moments.
    const { desde: _, hasta: __, ...same } = asked;
    for (const [name, value] of Object.entries(same)) if (value !== undefined) query.set(name, `${value}`);
    return (
      await call<AnswerOf<'precios.vistaPrevia'>>(app, 'GET', `/precios/vista-previa?${query}`, { token })
    ).body;
  };
  const apply = (asked: ChangeParameters, huella: string, key?: string) =>
    call<Cambio>(app, 'POST', '/precios/cambios', {
      token,
      body: { ...asked, huella },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  return {
    preview,
    apply,
    /** Sets individual prices, all or none. */
    byPlanilla: (precios: object[], key = crypto.randomUUID()) =>
      call<Cambio>(app, 'POST', '/precios/planilla', {
        token,
        body: { precios },
        headers: { 'idempotency-key': key },
      }),
    /** Applies what the preview shows. */
    change: async (asked: ChangeParameters) => (await apply(asked, (await preview(asked)).huella)).body,
    /** Undoes a change, with the digest of an earlier read if given. */
    undo: (id: string, huella?: string | null) =>
      call<Cambio>(app, 'POST', `/precios/cambios/${id}/deshacer${huella ? `?huella=${huella}` : ''}`, {
        token,
      }),
    productosOf: async (id: string, query = '') =>
      (await call<AnswerOf<'precios.cambio'>>(app, 'GET', `/precios/cambios/${id}?${query}`, { token })).body,
    historyOf: async (productoId: string) =>
      (await call<AnswerOf<'precios.deProducto'>>(app, 'GET', `/productos/${productoId}/precios`, { token }))
        .body.precios,
  };
}
