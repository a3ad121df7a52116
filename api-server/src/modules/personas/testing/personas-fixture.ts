import { call } from '../../../testing/call.ts';
import { makeProduct, makeUser } from '../../../testing/make.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { Answered as Pedido } from '../../pedidos/testing/pedidos-fixture.ts';
import { linea, placeOrder } from '../../pedidos/testing/pedidos-fixture.ts';

export interface Answered {
  personas: { usuario_id: string; nombre: string; email: string; estado: string }[];
  code: string;
  message: string;
  details: { field: string }[];
}

export const FRESH = 'Elegida1234*';

let invited = 0;

/** Makes a shop: its owner, and helpers to invite persons and change their access. */
export async function comercio(test: TestApp, values: Parameters<typeof makeUser>[1] = {}) {
  const { usuario, token } = await makeUser(test, { nombre_comercio: 'El Sol', ...values });
  const invite = (body: object = {}, as = token) => {
    invited += 1;
    const email = `persona${invited}@ejemplo.test`;
    return call<Answered>(test.app, 'POST', '/mis-personas', {
      token: as,
      body: { nombre: 'Ana', apellido: 'Paz', email, ...body },
    });
  };
  const list = (as = token) => call<Answered>(test.app, 'GET', '/mis-personas', { token: as });
  const setAcceso = (id: string, tiene_acceso: boolean, as = token) =>
    call<Answered>(test.app, 'PATCH', `/mis-personas/${id}`, { token: as, body: { tiene_acceso } });
  /** Makes a person who chose a password by the mailed link, and logs them in. */
  const persona = async (body: object = {}) => {
    const before = new Set((await list()).body.personas.map(({ usuario_id }) => usuario_id));
    const { body: answered } = await invite(body);
    const made = answered.personas.find(({ usuario_id }) => !before.has(usuario_id));
    if (!made) throw new Error(`The invitation failed: ${JSON.stringify(answered)}`);
    const reset = await call(test.app, 'POST', '/auth/reset-password', {
      body: { token: await linkTo(test, made.email), newPassword: FRESH },
    });
    if (reset.status !== 200) throw new Error(`The password was not set: ${reset.status}`);
    const { token } = (await login(test, made.email)).body;
    return { ...made, token };
  };
  return { usuario, token, invite, list, setAcceso, persona };
}

/** Returns the token of the last link mailed to this address. */
export async function linkTo(test: TestApp, email: string): Promise<string> {
  const mails = (await test.mailsTo(email)).filter(({ text }) => text.includes('restablecer-password'));
  const link = /https?:\S+restablecer-password\?token=\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
  return new URL(String(link)).searchParams.get('token') ?? '';
}

export const login = (test: TestApp, email: string, password = FRESH) =>
  call<{ token: string; code: string }>(test.app, 'POST', '/auth/login', { body: { email, password } });

/** Places the person's order, above the minimum amount. */
export async function order(
  test: TestApp,
  { token, usuario_id: usuarioId }: { token: string; usuario_id: string },
): Promise<{ status: number; body: Pedido }> {
  const detalles = [linea(await makeProduct(test, { precio: 6_000_000 }))];
  return placeOrder(test, { usuarioId, detalles, token });
}
