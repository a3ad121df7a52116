/**
 * Creates the parameters for the operations in the tests of the audit log: people, orders, products and search terms.
 */
import { createKey } from '../../modules/auth/service/codigo.ts';
import { wantCambio } from '../../modules/cuenta/testing/cambio-fixture.ts';
import { linea, placeOrder } from '../../modules/pedidos/testing/pedidos-fixture.ts';
import { pricing } from '../../modules/precios/testing/precios-fixture.ts';
import { begin, codeOf, confirm } from '../../modules/segundo-factor/testing/with-factor.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { makeFiltros, makeProduct, makeUser } from '../../testing/make.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** The test's shop, and the admin who calls. Each test sets both. */
export const fixture = {} as { test: TestApp; admin: Awaited<ReturnType<typeof makeUser>> };

let counted = 0;
export const count = () => (counted += 1);
export const keyFor = (para: 'restablecer' | 'sesion' | 'confirmar_correo', usuarioId: string, email = '') =>
  createKey(fixture.test.database.db, { para, usuarioId, seconds: 60, ...(email && { email }) });

export const PENDING = { dado_de_alta: false, esta_activo: false, roles: [] };
export const SECRET = 'Demo1234*';
export const account = async (values: Parameters<typeof makeUser>[1] = {}) =>
  (await makeUser(fixture.test, values)).usuario;
export const idOf = async (values?: Parameters<typeof makeUser>[1]) => ({
  id: (await account(values)).usuario_id,
});
export const withPassword = async () => account({ password_hash: await hashPassword(SECRET) });

/** Returns the lines of an order. */
export const lines = async (cantidad = 1) => [
  linea(await makeProduct(fixture.test, { precio: 5_000_000 }), cantidad),
];

export async function pedido(estado = 'esperando_aprobacion') {
  const { usuario_id: usuarioId } = await account();
  const detalles = await lines();
  const { body } = await placeOrder(fixture.test, { usuarioId, detalles, token: fixture.admin.token });
  await fixture.test.database.pool.query('UPDATE pedidos SET estado_pedido = $1 WHERE pedido_id = $2', [
    estado,
    body.pedido_id,
  ]);
  return { pedido_id: body.pedido_id, detalles };
}

/** Creates an approved order of two units of a product. Returns the id of its line too. */
export async function soldPedido(ownerId?: string) {
  const usuarioId = ownerId ?? (await account()).usuario_id;
  const detalles = await lines(2);
  const { body } = await placeOrder(fixture.test, { usuarioId, detalles, token: fixture.admin.token });
  await fixture.test.database.pool.query(
    "UPDATE pedidos SET estado_pedido = 'aprobado' WHERE pedido_id = $1",
    [body.pedido_id],
  );
  const [line] = body.detalles;
  return {
    pedido_id: body.pedido_id,
    linea_id: line?.detalles_pedidos_id,
    producto_id: line?.producto.producto_id,
  };
}

/** Returns the number of a printed delivery note. */
export async function printedRemito() {
  const { pedido_id } = await soldPedido();
  await fixture.test.app.inject({
    url: `/api/remitos/pdf/download?pedidoId=${pedido_id}`,
    headers: { authorization: `Bearer ${fixture.admin.token}` },
  });
  const { rows } = await fixture.test.database.pool.query<{ numero: number }>(
    'SELECT numero FROM remitos WHERE pedido_id = $1',
    [pedido_id],
  );
  return { numero: rows[0]?.numero };
}

/** Returns the parameters for an incomplete delivery. */
export async function shortPedido() {
  const { pedido_id, linea_id } = await soldPedido();
  const linea = { detalles_pedidos_id: linea_id, cantidad: 1, motivo: 'falta', sin_stock: false };
  return { pedido_id, lineas: [linea] };
}

/** Returns the parameters for a customer's report of a missing product. */
export async function ownPedido() {
  const { pedido_id, linea_id } = await soldPedido(fixture.admin.usuario.usuario_id);
  const lineas = [{ detalles_pedidos_id: linea_id, cantidad: 1, motivo: 'no_llego', foto_id: null }];
  return { pedido_id, falta: 'Media bolsa de nueces', lineas };
}

export async function filtro(resource: 'marcas' | 'categorias' | 'etiquetas', esta_activo = true) {
  const ids = await makeFiltros(fixture.test);
  const id = { marcas: ids.marca_id, categorias: ids.categorias[0], etiquetas: ids.etiquetas[0] }[resource];
  const key = { marcas: 'marca_id', categorias: 'categoria_id', etiquetas: 'etiqueta_id' }[resource];
  await fixture.test.database.pool.query(`UPDATE ${resource} SET esta_activo = $1 WHERE ${key} = $2`, [
    esta_activo,
    id,
  ]);
  return { id, nombre: `Otro ${id}` };
}

/** Returns the parameters of a price increase, with the digest of its preview. */
export async function seenPrecios() {
  const { producto_id: ids } = await makeProduct(fixture.test);
  const asked = { ids, forma: 'importe', ajuste: 5 };
  const { huella } = await pricing(fixture.test, fixture.admin.token).preview(asked);
  const none = {
    marca_id: undefined,
    categoria_id: undefined,
    etiqueta_id: undefined,
    condiciones: undefined,
  };
  return { ...asked, ...none, desde: undefined, hasta: undefined, huella };
}

export async function seenPlanilla() {
  const { producto_id, precio } = await makeProduct(fixture.test);
  const antes = precio / 100;
  return { precios: [{ producto_id, antes, precio: antes + 1 }] };
}

/** Applies a price change. */
export async function changedPrecios(precios = pricing(fixture.test, fixture.admin.token)) {
  const { huella: seen, ...asked } = await seenPrecios();
  const { cambio, huella } = await precios.productosOf((await precios.apply(asked, seen)).body.cambio_id);
  return { id: cambio.cambio_id, huella };
}

export async function producto(esta_activo = true) {
  const { producto_id: id } = await makeProduct(fixture.test, { esta_activo });
  const { marca_id, categorias, etiquetas } = await makeFiltros(fixture.test);
  // Without an order of the pictures: the uploaded pictures replace the existing ones.
  const rest = { imagenes_orden: undefined, precio_antes_oferta: null, codigo: `AB ${count()}` };
  return { id, marca_id, categoria_id: categorias[0], etiqueta_id: etiquetas[0], ...rest };
}

/** Returns two featured products in reverse order. */
export async function featured() {
  await fixture.test.database.pool.query('UPDATE productos SET producto_destacado = false');
  const make = async (nombre: string) =>
    (await makeProduct(fixture.test, { nombre, producto_destacado: true })).producto_id;
  const antes = [await make('Aceite'), await make('Batata')];
  return { antes, productos: antes.toReversed() };
}

/** Returns two products for which no decision on their sizes exists. */
export async function sizes() {
  const make = async () => ({ producto_id: (await makeProduct(fixture.test)).producto_id, grupo_id: null });
  return { grupos: [{ decision: 'juntos', productos: [await make(), await make()] }] };
}

export async function withEmail() {
  const { usuario_id: id, email } = await account();
  return { id, email };
}

/** Returns two terms that no synonym group contains. */
export const words = async () => {
  const nth = String(count()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return [`palabra${nth}x`, `vocablo${nth}x`];
};

export async function sinonimo() {
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    'INSERT INTO sinonimos (sinonimo_id, palabras) VALUES (gen_random_uuid(), $1) RETURNING sinonimo_id AS id',
    [await words()],
  );
  return { id: rows[0]?.id };
}

export async function busqueda(descartada: boolean) {
  const [termino] = await words();
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    `INSERT INTO busquedas (clave, dia, termino, hallazgo, descartada) VALUES ($1, current_date, $1, 'nada', $2)
     RETURNING busqueda_id AS id`,
    [termino, descartada],
  );
  return { id: rows[0]?.id };
}

export const named = async () => ({ nombre: `Nuevo ${Math.random()}` });

/** Sets the admin's password and returns it, for operations that ask for the password. */
export async function ownPassword() {
  const { usuario_id } = fixture.admin.usuario;
  await fixture.test.database.pool.query('UPDATE usuarios SET password_hash = $2 WHERE usuario_id = $1', [
    usuario_id,
    await hashPassword(SECRET),
  ]);
  return { password: SECRET };
}

/** Returns the admin's password and a code of their second factor, which is enabled or begun. */
export async function ownCode({ on }: { on: boolean }) {
  const password = await ownPassword();
  const { secreto } = await begin(fixture.test, fixture.admin.token);
  if (on) await confirm(fixture.test, fixture.admin.token, codeOf(secreto));
  // The next code, because no code works twice. A code is accepted up to 30 seconds early.
  return { ...password, codigo: codeOf(secreto, on ? 1 : 0) };
}

/** Requests a change of the admin's e-mail and returns the codes of its links. */
export const requestEmailChange = () => wantCambio(fixture.test, fixture.admin.usuario);

export const soldPedidos = async () => ({ pedidoIds: (await pedido('aprobado')).pedido_id });

export async function seenEstantes() {
  const now = 'SELECT coalesce(categoria_id, marca_id) AS id FROM estantes ORDER BY orden';
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(now);
  return { antes: rows.map(({ id }) => id), estantes: [{ tipo: 'marca', id: (await filtro('marcas')).id }] };
}
