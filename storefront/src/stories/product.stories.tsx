import { highestPrice, longWord } from 'ui-kit/samples';
import { producto, taxed, uuid } from '../testing/data.ts';
import { picture, products } from '../testing/demo-shop.ts';
import { productsPage } from '../testing/fake-api.ts';
import {
  failing,
  pendingForever,
  type ShopMeta,
  type ShopStory,
  shopScreen,
} from '../testing/shop-screen.tsx';

const pathOf = (nombre: string) =>
  `/producto/${products.find((product) => product.nombre === nombre)?.producto_id}`;

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Product',
  tags: ['!autodocs'],
  args: { path: pathOf('Almendra non pareil') },
} satisfies ShopMeta;
export default meta;

export const Visitor: ShopStory = {};

export const Customer: ShopStory = { args: { path: pathOf('Semilla de chía'), role: 'usuario' } };

const offer = products.find(({ nombre }) => nombre === 'Semilla de chía') ?? producto(1);

/** A customer who sees net prices: the price with IVA stands in a soft line. */
export const NetPrice: ShopStory = {
  args: {
    path: pathOf('Semilla de chía'),
    role: 'usuario',
    api: { 'GET /productos/:id': () => taxed(offer, 'sumado', 21) },
  },
};

/** A customer whose prices include IVA, and who sees its rate. */
export const PriceWithIva: ShopStory = {
  args: {
    path: pathOf('Semilla de chía'),
    role: 'usuario',
    api: { 'GET /productos/:id': () => taxed(offer, 'discriminado', 10.5) },
  },
};

/** Staff weigh the product at packing. */
export const Weighed: ShopStory = {
  args: {
    path: pathOf('Semilla de chía'),
    role: 'usuario',
    api: { 'GET /productos/:id': () => ({ ...offer, se_pesa: true }) },
  },
};

/** With the bell and the link to the panel. */
export const Staff: ShopStory = {
  args: {
    role: 'empleado',
    api: {
      'GET /notificaciones': () => [
        {
          notificacion_id: uuid(1, 'f'),
          tipo: 'pedido',
          mensaje: 'Nuevo pedido n.º 412',
          referencia_id: uuid(412, '9'),
          fecha: '2026-03-05T17:05:00.000Z',
          esta_activo: true,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /notificaciones/i });
  },
};

export const SoldOut: ShopStory = {
  args: { path: pathOf('Castaña de cajú W320 tostada sin sal'), role: 'usuario' },
};

export const InSizes: ShopStory = {
  args: {
    role: 'usuario',
    api: {
      'GET /productos/:id/tamanos': (call) =>
        productsPage(
          ['por kilo', 'x 250 g', 'x 1 kg', 'bulto x 10 kg'].map((size, place) =>
            producto(80 + place, { nombre: `Almendra ${size}`, disponible: place !== 2 }),
          ),
          call,
        ),
    },
  },
};

export const LongName: ShopStory = {
  args: {
    path: `/producto/${uuid(60)}`,
    role: 'usuario',
    api: {
      'GET /productos/:id': () =>
        producto(60, {
          nombre: longWord,
          descripcion: `${longWord} `.repeat(3),
          precio: highestPrice,
          precio_antes_oferta: highestPrice,
          marca: { marca_id: uuid(60, 'b'), nombre: longWord },
          categorias: [{ categoria_id: uuid(60, 'c'), nombre: longWord }],
          etiquetas: [{ etiqueta_id: uuid(60, 'e'), nombre: longWord }],
          imagenes: picture('almond'),
        }),
      'GET /productos/categoria/:nombre': () => ({ productos: [], total: 0 }),
    },
  },
};

export const Loading: ShopStory = { args: { api: { 'GET /productos/:id': pendingForever }, arrives: false } };

export const NotFound: ShopStory = { args: { path: `/producto/${uuid(404)}` } };

export const Failing = failing(
  'GET /productos/:id',
  'Ocurrió un error inesperado. Intenta de nuevo en unos minutos.',
);
