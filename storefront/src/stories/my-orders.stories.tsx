import type { EstadoPedido, MiPedidoCambio, PedidoConDetalles, Producto } from 'api-client/storefront';
import { expect, screen, waitFor } from 'storybook/test';
import { highestPrice, longWord } from 'ui-kit/samples';
import { pedido, producto, taxedOrder, uuid } from '../testing/data.ts';
import { products } from '../testing/demo-shop.ts';
import { failure } from '../testing/fake-api.ts';
import {
  expectingErrors,
  failing,
  pendingForever,
  type ShopMeta,
  type ShopStory,
  shopScreen,
} from '../testing/shop-screen.tsx';

const lineOf = (
  product: Producto,
  cantidad: number,
  descuento = 0,
): PedidoConDetalles['detalles'][number] => {
  const { producto_id, nombre, precio = 0 } = product;
  return {
    detalles_pedidos_id: uuid(Number(producto_id.slice(-4)), 'd'),
    producto: { producto_id, nombre, precio },
    cantidad,
    precio_unitario: precio,
    descuento,
    total_precio: Math.round(cantidad * precio * (100 - descuento)) / 100,
  };
};

function order(numero: number, estado_pedido: EstadoPedido, lines: Producto[]): PedidoConDetalles {
  const detalles = lines.map((product, place) => lineOf(product, 3 + place, place === 1 ? 10 : 0));
  const total_precio = detalles.reduce((sum, line) => Math.round((sum + line.total_precio) * 100) / 100, 0);
  return { ...pedido, pedido_id: uuid(numero, '9'), numero, estado_pedido, detalles, total_precio };
}

const orders = [
  order(412, 'esperando_aprobacion', products.slice(0, 3)),
  order(398, 'aprobado', products.slice(2, 4)),
  order(371, 'enviado', products),
  order(350, 'recibido', products.slice(0, 1)),
  order(312, 'cancelado', products.slice(4, 6)),
];
const [, , sent = order(371, 'enviado', products)] = orders;
const listing = (pedidos: PedidoConDetalles[], total = pedidos.length) => ({
  'GET /mis-pedidos': () => ({ pedidos, total }),
});

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/MyOrders',
  tags: ['!autodocs'],
  args: { path: '/mis-pedidos', role: 'usuario', api: listing(orders) },
} satisfies ShopMeta;
export default meta;

export const Default: ShopStory = {};

export const SecondPage: ShopStory = {
  args: { path: '/mis-pedidos?page=2', api: listing(orders.slice(2), 13) },
};

export const LongWords: ShopStory = {
  args: {
    api: listing([order(999_999, 'aprobado', [producto(60, { nombre: longWord, precio: highestPrice })])]),
  },
};

export const Empty: ShopStory = { args: { api: listing([]) } };

export const Loading: ShopStory = {
  tags: ['own-page'],
  args: { api: { 'GET /mis-pedidos': pendingForever } },
};

export const Failing = failing('GET /mis-pedidos');

const step = (place: number, fields: Partial<MiPedidoCambio>): MiPedidoCambio => ({
  cambio_id: uuid(place, '7'),
  fecha: new Date(2026, 2, 5, 9 + place).toISOString(),
  tipo: 'estado',
  estado_antes: null,
  estado_despues: null,
  lineas: [],
  ...fields,
});
const figures = { precio_unitario: 1000, descuento: 0, total_precio: 4000 };
const history = [
  step(0, { tipo: 'creado', estado_despues: 'esperando_aprobacion' }),
  step(1, { estado_despues: 'aprobado' }),
  step(2, {
    tipo: 'entrega',
    lineas: [
      {
        producto_id: uuid(1),
        nombre: 'Almendra non pareil',
        antes: { ...figures, cantidad: 4 },
        despues: { ...figures, cantidad: 2, cantidad_pedida: 4, motivo_entrega: 'falta' },
      },
    ],
  }),
  step(3, { estado_despues: 'enviado' }),
];

/** Opened by the code on a delivery note: a part of the order was not delivered. */
export const One: ShopStory = {
  args: {
    path: `/mis-pedidos/${uuid(371, '9')}`,
    api: {
      'GET /mis-pedidos/:id': () => ({
        ...sent,
        detalles: sent.detalles.map((linea, place) =>
          place === 0 ? { ...linea, cantidad: 2, cantidad_pedida: 4, motivo_entrega: 'falta' } : linea,
        ),
      }),
      'GET /mis-pedidos/:id/historial': () => history,
    },
  },
};

/** Staff weighed the first product. */
const weighed = {
  ...sent,
  detalles: sent.detalles.map((linea, place) =>
    place === 0
      ? { ...linea, cantidad: 2.85, cantidad_pedida: 3, motivo_entrega: 'peso' as const, por_kilo: true }
      : linea,
  ),
};

export const OneWithWeight: ShopStory = {
  args: {
    path: `/mis-pedidos/${uuid(371, '9')}`,
    api: { 'GET /mis-pedidos/:id': () => weighed, 'GET /mis-pedidos/:id/historial': () => history },
  },
};

/** The customer reports missing kilos. */
export const OneWithMissingKilos: ShopStory = {
  ...OneWithWeight,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Falta algo o llegó mal' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /te enviamos 2,850 kg$/ }));
    await expect(await canvas.findByRole('textbox', { name: /^Cuántos kilos/ })).toHaveValue('2,85');
  },
};

/** Net lines of two rates of IVA, a discount, and what the total consists of. */
export const OneWithNetLines: ShopStory = {
  args: {
    path: `/mis-pedidos/${uuid(371, '9')}`,
    api: { 'GET /mis-pedidos/:id': () => taxedOrder(sent, 'sumado') },
  },
};

/** Prices with IVA, and its amounts in the list. */
export const WithPartsOfTheTotals: ShopStory = {
  args: { api: listing(orders.map((one) => taxedOrder(one, 'discriminado'))) },
};

export const OneWithSomethingMissing: ShopStory = {
  args: {
    path: `/mis-pedidos/${uuid(371, '9')}`,
    api: {
      'GET /mis-pedidos/:id': () => sent,
      'GET /mis-pedidos/:id/historial': () => [...history, step(4, { tipo: 'recepcion', falta: longWord })],
    },
  },
};

const waiting = order(372, 'esperando_aprobacion', [producto(1), producto(2)]);
const own = { path: `/mis-pedidos/${uuid(372, '9')}` };

/** The customer can still cancel or change the order. */
export const OneThatWaits: ShopStory = {
  args: {
    ...own,
    api: {
      'GET /mis-pedidos/:id': () => waiting,
      'GET /mis-pedidos/:id/historial': () => history.slice(0, 1),
      'GET /mis-pedidos/:id/propuesta': () => ({ propuesta: null }),
    },
  },
};

export const OneWithAnOpenChange: ShopStory = {
  args: {
    ...own,
    api: {
      'GET /mis-pedidos/:id': () => waiting,
      'GET /mis-pedidos/:id/historial': () => history.slice(0, 1),
      'GET /mis-pedidos/:id/propuesta': () => ({
        propuesta: {
          propuesta_id: uuid(1, 'b'),
          estado: 'abierta',
          fecha: new Date(2026, 2, 5, 10).toISOString(),
          resuelta_en: null,
          motivo: null,
          al_dia: true,
          total_precio: 12_000,
          lineas: [
            {
              producto_id: uuid(1),
              nombre: 'Almendra non pareil',
              antes: 4,
              despues: 2,
              precio_unitario: 1000,
            },
            { producto_id: uuid(2), nombre: longWord, antes: 4, despues: 0, precio_unitario: 1000 },
          ],
        },
      }),
    },
  },
};

/** Staff edited a line to decimal kilos. */
export const OneChangingKilos: ShopStory = {
  args: {
    ...own,
    api: {
      'GET /mis-pedidos/:id': () => ({
        ...waiting,
        detalles: waiting.detalles.map((linea, place) =>
          place === 0 ? { ...linea, cantidad: 2.85, por_kilo: true } : linea,
        ),
      }),
      'GET /mis-pedidos/:id/historial': () => history.slice(0, 1),
      'GET /mis-pedidos/:id/propuesta': () => ({ propuesta: null }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir un cambio' }));
    await expect(await canvas.findByText('2,850 kg')).toBeVisible();
  },
};

export const OneThatIsCancelled: ShopStory = {
  args: {
    ...own,
    api: {
      'GET /mis-pedidos/:id': () => ({ ...waiting, estado_pedido: 'cancelado' }),
      'GET /mis-pedidos/:id/historial': () => [
        ...history.slice(0, 1),
        step(5, { estado_despues: 'cancelado', por_cliente: true, motivo: 'Me equivoqué' }),
      ],
    },
  },
};

export const OneOfAnother: ShopStory = {
  args: {
    path: `/mis-pedidos/${uuid(371, '9')}`,
    api: { 'GET /mis-pedidos/:id': () => failure(404, 'NO_ENCONTRADO', 'No lo encontramos.') },
  },
  beforeEach: expectingErrors,
};

/** A product is unavailable, another costs more now. */
export const RepeatedWithChanges: ShopStory = {
  args: {
    api: {
      ...listing(orders),
      'GET /productos/varios': () => ({
        productos: products.slice(0, 2).map((product, place) => ({
          ...product,
          precio: (product.precio ?? 0) + 500 * (1 - place),
        })),
        total: 2,
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Repetir pedido n.º 412' }));
    await waitFor(() => expect(screen.getByText('Ya no están disponibles')).toBeVisible());
  },
};
