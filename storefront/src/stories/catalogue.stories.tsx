import { taxed } from '../testing/data.ts';
import { products } from '../testing/demo-shop.ts';
import { productsPage } from '../testing/fake-api.ts';
import {
  failing,
  pendingForever,
  type ShopMeta,
  type ShopStory,
  shopScreen,
} from '../testing/shop-screen.tsx';

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Catalogue',
  tags: ['!autodocs'],
  args: { path: '/categorias/Frutos secos' },
} satisfies ShopMeta;
export default meta;

export const CategoryAsVisitor: ShopStory = {};

export const CategoryAsCustomer: ShopStory = { args: { role: 'usuario' } };

/** Net prices of two rates of IVA. */
export const NetPrices: ShopStory = {
  args: {
    path: '/promociones',
    role: 'usuario',
    api: {
      'GET /productos/productos-promocion': (call) =>
        productsPage(
          products.map((one, place) => taxed(one, 'sumado', place % 2 === 0 ? 21 : 10.5)),
          call,
        ),
    },
  },
};

export const NothingFound: ShopStory = { args: { path: '/categorias/Frutos secos?term=alpiste' } };

export const Loading: ShopStory = {
  tags: ['own-page'],
  args: { api: { 'GET /categorias': pendingForever, 'GET /productos/categoria/:nombre': pendingForever } },
};

export const Failing = failing(
  'GET /productos/categoria/:nombre',
  'Ocurrió un error inesperado. Intenta de nuevo en unos minutos.',
);

/** With several filters, each removable. */
export const Narrowed: ShopStory = {
  args: { path: '/categorias/Frutos secos?marca=Yuyo&stock=si&orden=menor_precio', role: 'usuario' },
};

/** The address is outdated or mistyped. */
export const UnknownCategory: ShopStory = { args: { path: '/categorias/Perfumes' } };

export const AllCategories: ShopStory = { args: { path: '/categorias', role: 'usuario' } };

export const AllBrands: ShopStory = { args: { path: '/marcas', role: 'usuario' } };

export const Promotions: ShopStory = { args: { path: '/promociones', role: 'usuario' } };

export const NewArrivals: ShopStory = { args: { path: '/nuevos-ingresos', role: 'usuario' } };

export const ClosedBulk: ShopStory = { args: { path: '/productos-por-bulto-cerrado', role: 'usuario' } };
