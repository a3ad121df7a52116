/** Extreme data for stories: the longest names, with and without spaces, and the highest totals. */
import { type DetalleConPedido, ESTADOS_PEDIDO, type Pedido, type Usuario } from 'api-client/backoffice';
import { highestPrice, longWord } from 'ui-kit/samples';
import { id, linea, pedido, usuario } from './data.ts';
import { demoSelf, minutesAgo } from './demo-data.ts';

const LONG_NAME = 'María de los Ángeles Etchegoyen de Fernández Bengoechea';
const LONG_SHOP =
  'Cooperativa Agropecuaria y de Consumo de Productos Naturales del Norte de Buenos Aires Ltda.';

/** The highest totals of the database. */
export const hardPedidos: readonly Pedido[] = ESTADOS_PEDIDO.map((estado_pedido, place) =>
  pedido(1303 - place, {
    estado_pedido,
    total_precio: place % 2 === 0 ? 9_999_999_999.99 : highestPrice,
    fecha_pedido: minutesAgo(place * 500_000),
    usuario: {
      usuario_id: id(100),
      nombre: place % 2 === 0 ? longWord : LONG_NAME,
      apellido: place % 2 === 0 ? '' : 'Etcheverrigaray',
      nombre_comercio: place === 0 ? longWord : LONG_SHOP,
    },
  }),
);

export const hardLines = (of: Pedido): DetalleConPedido[] =>
  [
    longWord,
    `${LONG_SHOP} Mezcla de frutos secos y semillas activadas sin sal agregada, caja de 12 unidades`,
  ].map((nombre, place) =>
    linea(place, of, {
      producto: { producto_id: id(6000 + place), nombre, precio: highestPrice },
      cantidad: 999,
      precio_unitario: highestPrice,
      descuento: place === 0 ? 0 : 99.99,
      total_precio: place === 0 ? 998_999_990.01 : 99_900,
    }),
  );

export const hardUsuarios: readonly Usuario[] = [
  usuario(100, {
    nombre: longWord,
    apellido: '',
    nombre_comercio: longWord,
    email: `${longWord}@correo.test`,
  }),
  usuario(101, { nombre: LONG_NAME, apellido: 'Etcheverrigaray', nombre_comercio: LONG_SHOP }),
  { ...demoSelf, roles: ['empleado', 'admin'] },
];
