/** Sample customers and orders of a wholesaler around Pergamino, for stories. */
import type { DetalleConPedido, EstadoPedido, Notificacion, Pedido, Usuario } from 'api-client/backoffice';
import { id, linea, notificacion, pedido, usuario } from './data.ts';

const MINUTE = 60_000;
export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * MINUTE).toISOString();

/** Nombre, apellido, comercio, domicilio, teléfono. */
const COMERCIOS = [
  ['Marta', 'Echeverría', 'Dietética La Esquina', 'Mitre 450, Pergamino', '2477 41-2230'],
  ['Rubén', 'Ochoa', 'Almacén Don Rubén', 'San Nicolás 1215, Pergamino', '2477 43-0981'],
  ['Silvina', 'Paz', 'El Granero de Colón', 'Calle 49 n.º 820, Colón', '2473 42-1177'],
  ['Hugo', 'Iriarte', 'Autoservicio Rancagua', 'Ruta 188 km 71, Rancagua', '2477 49-5004'],
  ['Noelia', 'Ferreyra', 'Verde Limón Dietética', 'Av. de Mayo 312, Pergamino', '2477 15-60-4412'],
  ['Juan Ignacio', 'Sosa', 'La Proveeduría de Arrecifes', 'España 98, Arrecifes', '2478 45-3320'],
  ['Carla', 'Benítez', 'Semillas del Norte', 'Belgrano 1640, San Nicolás', '336 442-8871'],
  ['Ana Lía', 'Domínguez', 'Almacén Natural Salto', 'Buenos Aires 577, Salto', '2474 42-2096'],
  ['Oscar', 'Maidana', 'Mercadito Maidana', 'Rivadavia 231, Rojas', '2475 46-1180'],
  ['Lucía', 'Arzuaga', 'Molino & Miel', '25 de Mayo 1003, Junín', '236 443-7752'],
  ['Fernando', 'Cabral', 'Dietética Sol de Mayo', 'Moreno 65, Capitán Sarmiento', '2478 48-1213'],
  ['Graciela', 'Tortosa', 'Kiosco y Almacén Graciela', 'Lavalle 1490, Pergamino', '2477 42-9034'],
  ['Pablo', 'Quiroga', 'Supermercado El Trébol', 'Av. Colón 870, Pergamino', '2477 44-6600'],
  ['Romina', 'Acuña', 'A Granel', 'Ituzaingó 44, San Pedro', '3329 42-5817'],
  ['Esteban', 'Larrañaga', 'Forrajería y Semillería Larrañaga', 'Ruta 8 km 222, Pergamino', '2477 43-3371'],
  ['Yésica', 'Robledo', 'Raíces Tienda Natural', 'San Martín 912, Venado Tuerto', '3462 43-0229'],
  ['Gustavo', 'Peralta', 'Panadería La Espiga', 'Dorrego 733, Pergamino', '2477 41-7745'],
  ['Mónica', 'Vergara', 'Herboristería Las Marías', 'Córdoba 1822, Rosario', '341 421-6690'],
  ['Daniel', 'Sciarra', 'Almacén de Ramos Sciarra', 'Sarmiento 15, Ramallo', '3407 42-2408'],
  ['Cintia', 'Mansilla', 'Punto Verde', 'Pueyrredón 355, Chacabuco', '2352 43-1196'],
  ['Walter', 'Giménez', 'Distribuidora Giménez Hnos.', 'Alsina 2210, Pergamino', '2477 45-9982'],
  ['Sofía', 'Urrutia', 'Vida Sana', 'Florida 671, Pergamino', '2477 15-33-8104'],
] as const;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '');

const comercios: readonly Usuario[] = COMERCIOS.map(
  ([nombre, apellido, nombre_comercio, dom_fiscal, telefono], n) =>
    usuario(100 + n, {
      nombre,
      apellido,
      nombre_comercio,
      dom_fiscal,
      telefono,
      dni: 20_000_000_000 + ((n * 7_919_113) % 99_999_999) * 10 + (n % 10),
      email: `${plain(nombre).slice(0, 1)}${plain(apellido)}@correo.test`,
    }),
);

/** The user of every story. */
export const demoSelf = usuario(1, {
  nombre: 'Valeria',
  apellido: 'Sánchez',
  nombre_comercio: 'Tierra Llana',
  dom_fiscal: 'Av. Roca 1100, Pergamino',
  telefono: '2477 41-5820',
  email: 'empleado@tienda.test',
  roles: ['empleado'],
});

const PENDING = 4;
/** The last ones are account requests; one account is inactive. */
export const demoUsuarios: readonly Usuario[] = [
  ...comercios.slice(0, 5),
  demoSelf,
  ...comercios.slice(5, -PENDING - 1),
  ...comercios.slice(-PENDING - 1, -PENDING).map((one) => ({ ...one, esta_activo: false })),
  ...comercios.slice(-PENDING).map((one) => ({ ...one, esta_activo: false, dado_de_alta: false, roles: [] })),
];

/** Product and price. */
const PRODUCTOS = [
  ['Almendras non pareil, caja 10 kg', 148_900],
  ['Nueces mariposa extra light, caja 10 kg', 121_450.5],
  ['Castañas de cajú W4 tostadas, por kilo', 14_320],
  ['Pasas de uva sultanina, caja 10 kg', 38_700],
  ['Chía, bolsa 25 kg', 92_400],
  ['Lino dorado, bolsa 25 kg', 47_250],
  ['Quinoa blanca lavada, por kilo', 5_890.75],
  ['Avena arrollada instantánea, bolsa 25 kg', 28_600],
  ['Garbanzos 9 mm, bolsa 25 kg', 41_980],
  ['Arroz yamaní integral, por kilo', 2_410],
  ['Maní tostado sin sal, por kilo', 3_675.25],
  ['Azúcar mascabo orgánica, bolsa 25 kg', 55_300],
  ['Yerba mate orgánica 500 g × 10', 39_990],
  ['Aceite de coco neutro 360 cc × 12', 61_200],
] as const;

/** Returns two to seven lines, the fifth with a discount; the same for the same order. */
export function linesOf(of: Pedido): DetalleConPedido[] {
  return Array.from({ length: 2 + (of.numero % 6) }, (_, place) => {
    const n = (of.numero * 5 + place * 3) % PRODUCTOS.length;
    const [nombre, precio] = PRODUCTOS[n] as (typeof PRODUCTOS)[number];
    const cantidad = precio > 20_000 ? 1 + ((of.numero + place) % 3) : 5 * (1 + ((of.numero + place) % 4));
    const descuento = place === 4 ? 7.5 : 0;
    return linea(of.numero * 10 + place, of, {
      // Some products have no code.
      producto: { producto_id: id(6000 + n), nombre, precio, ...(n % 3 > 0 && { codigo: `TA-0${10 + n}` }) },
      cantidad,
      precio_unitario: precio,
      descuento,
      total_precio: Math.round(cantidad * precio * (100 - descuento)) / 100,
    });
  });
}

const totalOf = (lines: readonly DetalleConPedido[]) =>
  Math.round(lines.reduce((sum, line) => sum + line.total_precio * 100, 0)) / 100;

/** Newest orders mostly await approval. */
const ESTADOS: readonly EstadoPedido[] = [
  'esperando_aprobacion',
  'esperando_aprobacion',
  'aprobado',
  'esperando_aprobacion',
  'enviado',
  'cancelado',
  'aprobado',
  'recibido',
  'enviado',
  'recibido',
];
const active = comercios.slice(0, -PENDING - 1);

export const demoPedidos: readonly Pedido[] = Array.from({ length: 43 }, (_, place) => {
  const { usuario_id, nombre, apellido, nombre_comercio } = active[(place * 4) % active.length] ?? demoSelf;
  const made = pedido(1204 - place, {
    usuario: { usuario_id, nombre, apellido, nombre_comercio },
    estado_pedido: place > 20 ? 'recibido' : (ESTADOS[place % ESTADOS.length] ?? 'recibido'),
    fecha_pedido: minutesAgo(25 + place * place * 47),
  });
  return { ...made, total_precio: totalOf(linesOf(made)) };
});

/** Returns `n` unread notifications, two of three about orders, newest first. */
export const demoNotificaciones = (n: number): Notificacion[] =>
  Array.from({ length: n }, (_, place) => {
    const fecha = minutesAgo(3 + place * 22);
    if (place % 3 === 2) {
      const { nombre, apellido, nombre_comercio } = comercios.at(-1 - (place % PENDING)) ?? demoSelf;
      const mensaje = `Nueva solicitud de ${nombre} ${apellido} (${nombre_comercio})`;
      return notificacion(place, { tipo: 'usuario', mensaje, fecha });
    }
    const { pedido_id, usuario: cliente } = demoPedidos[place % demoPedidos.length] as Pedido;
    const mensaje = `Nuevo pedido de ${cliente.nombre_comercio}`;
    return notificacion(place, { referencia_id: pedido_id, mensaje, fecha });
  });

/** Returns thirty lines. */
export function manyLines(of: Pedido): DetalleConPedido[] {
  const lines = Array.from({ length: 30 }, (_, place) => {
    const [line] = linesOf({ ...of, numero: of.numero + place }) as [DetalleConPedido];
    // A product occurs once per order.
    const producto = { ...line.producto, producto_id: id(7000 + place) };
    return { ...line, producto, detalles_pedidos_id: id(9000 + place) };
  });
  const whole = { ...of, total_precio: totalOf(lines) };
  return lines.map((line) => ({ ...line, pedido: whole }));
}

/** Returns lines with a changed delivery. */
export function deliveredLines(of: Pedido): DetalleConPedido[] {
  const [short, replaced, other, ...rest] = manyLines(of).slice(0, 6);
  if (!short || !replaced || !other) return rest;
  return [
    { ...short, cantidad: 1, cantidad_pedida: short.cantidad + 1, motivo_entrega: 'falta' },
    {
      ...replaced,
      cantidad: 0,
      cantidad_pedida: replaced.cantidad,
      motivo_entrega: 'reemplazo',
      total_precio: 0,
    },
    {
      ...other,
      cantidad_pedida: 0,
      motivo_entrega: 'reemplazo',
      reemplaza_a: replaced.producto.producto_id,
    },
    ...rest,
  ];
}
