import type { Producto } from 'api-client/storefront';
import { highestPrice, longWord } from 'ui-kit/samples';
import { habitual, producto } from '../testing/data.ts';
import { products } from '../testing/demo-shop.ts';
import type { Handlers } from '../testing/fake-api.ts';
import {
  failing,
  pendingForever,
  type ShopMeta,
  type ShopStory,
  shopScreen,
} from '../testing/shop-screen.tsx';

// Prices rose, fell or stayed the same.
const usual = (one: Producto, place: number) =>
  habitual(one, 1 + ((place * 7) % 20), (one.precio ?? 0) + ((place % 3) - 1) * 150);
const buying = (all: readonly Producto[]): Handlers => ({
  'GET /mis-habituales': () => ({ habituales: all.map(usual) }),
});

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/UsualProducts',
  tags: ['!autodocs'],
  args: { path: '/habituales', role: 'usuario', api: buying(products) },
} satisfies ShopMeta;
export default meta;

export const Usual: ShopStory = {};

export const None: ShopStory = { args: { api: buying([]) } };

export const LongWords: ShopStory = {
  args: { api: buying([producto(60, { nombre: longWord, precio: highestPrice })]) },
};

export const Loading: ShopStory = {
  tags: ['own-page'],
  args: { api: { 'GET /mis-habituales': pendingForever } },
};

export const Failing = failing('GET /mis-habituales');
