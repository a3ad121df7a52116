/** A new shop's first day: an admin, a product with a picture, an approved customer. */
import { fileOf, formOf, sheet } from 'api-server/testing/forms';
import { expect } from 'vitest';
import { PANEL, SHOP } from './nginx.ts';
import type { ShopOnMachine } from './shop-on-machine.ts';

const PASSWORD = 'Sureña-1959*';
const ADMIN = { email: 'vera@ejemplo.test', password: PASSWORD };

export const newPerson = (count: number) => ({
  nombre: 'Ana',
  apellido: `Díaz ${count}`,
  dni: String(27_304_050_600 + count),
  nombre_comercio: `Dietética del Sol ${count}`,
  telefono: '2477 123456',
  dom_fiscal: 'San Martín 100',
  email: `ana${count}@ejemplo.test`,
  password: PASSWORD,
});

/** Creates the first admin with the guide's command, a product with a picture, and an approved customer. */
export async function letIn(shop: ShopOnMachine, firstAdmin: string): Promise<void> {
  const said = await shop.machine.type(firstAdmin, {
    Nombre: 'Vera',
    Apellido: 'Ríos',
    'CUIT/CUIL (11 dígitos)': '27304050607',
    'Correo electrónico': ADMIN.email,
    Contraseña: PASSWORD,
  });
  expect(said).toContain(`${ADMIN.email} ya puede entrar al panel: https://${PANEL}`);
  for (const [host, path] of [
    [SHOP, '/inicio'],
    [PANEL, '/login'],
  ] as const)
    expect([host, (await shop.ask(host, path)).status]).toEqual([host, 200]);
  shop.admin = await shop.logIn(PANEL, ADMIN);
  const productoId = await makeProduct(shop);
  const ana = newPerson(1);
  const { usuario_id } = await shop.call<{ usuario_id: string }>(SHOP, '/usuarios', { body: ana });
  const mailed = await shop.mailTo(ana.email, 'Recibimos tu solicitud');
  const [, codigo = ''] = /#codigo=([\w-]+)/.exec(mailed) ?? [];
  await shop.call(SHOP, '/cuenta/confirmar-correo', { body: { codigo } });
  const token = shop.admin;
  const { version } = await shop.call<{ version: number }>(PANEL, `/usuarios/${usuario_id}`, { token });
  await shop.call(PANEL, `/usuarios/alta/${usuario_id}`, { method: 'PATCH', token, version });
  expect(await shop.mailTo(ana.email, 'Tu cuenta en')).toContain(`https://${SHOP}/login`);
  const detalles = [{ producto_id: productoId, cantidad: 1, precio_unitario: 90_000 }];
  shop.customer = { usuarioId: usuario_id, token: await shop.logIn(SHOP, ana), detalles };
}

async function makeProduct(shop: ShopOnMachine): Promise<string> {
  const token = shop.admin;
  const foto = fileOf(await sheet().png().toBuffer());
  const idOf = async (kind: string, id: string, body: object = { nombre: kind }) =>
    (await shop.call<Record<string, string>>(PANEL, `/${kind}`, { token, body }))[id];
  const form = formOf({
    nombre: 'Maní tostado',
    descripcion: 'Maní tostado sin sal.',
    precio: '90000',
    tipo_de_precio: 'por_kilo',
    marca_id: await idOf('marcas', 'marca_id', formOf({ nombre: 'Del Sur', imagen: foto })),
    productos_categorias: [{ categoria_id: await idOf('categorias', 'categoria_id') }],
    productos_etiquetas: [{ etiqueta_id: await idOf('etiquetas', 'etiqueta_id') }],
    en_promocion: 'false',
    producto_destacado: 'true',
    nuevo_ingreso: 'false',
    imagenes: [foto],
  });
  const producto = await shop.call<{ producto_id: string; imagenes: { url: string }[] }>(
    PANEL,
    '/productos',
    { token, body: form },
  );
  const url = producto.imagenes[0]?.url ?? '';
  shop.picture = { url, bytes: (await shop.ask(SHOP, url)).body };
  return producto.producto_id;
}

/** Checks that the customer's old session and a new login work, and that the picture is the same. */
export async function expectSameShop(shop: ShopOnMachine): Promise<void> {
  const { usuarioId = '', token = '' } = shop.customer ?? {};
  await shop.call(SHOP, `/usuarios/${usuarioId}`, { token });
  await shop.logIn(SHOP, newPerson(1));
  shop.admin = await shop.logIn(PANEL, ADMIN);
  const shown = await shop.ask(SHOP, shop.picture.url);
  expect([shown.status, shown.body === shop.picture.bytes]).toEqual([200, true]);
}
