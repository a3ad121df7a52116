import { banner } from '../testing/data.ts';
import { picture } from '../testing/demo-shop.ts';
import { failure, type Handlers } from '../testing/fake-api.ts';
import {
  expectingErrors,
  pendingForever,
  type ShopMeta,
  type ShopStory,
  shopScreen,
} from '../testing/shop-screen.tsx';

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Home',
  tags: ['!autodocs'],
  args: { path: '/inicio' },
} satisfies ShopMeta;
export default meta;

const both = (answer: () => Promise<never> | never): Handlers => ({
  'GET /productos/destacados': answer,
  'GET /marcas/destacadas': answer,
});

export const Visitor: ShopStory = {};

export const Banners: ShopStory = {
  args: {
    api: {
      'GET /banners': () => ({
        banners: [...picture('almond')].map((imagen) => banner(1, { imagen })),
      }),
    },
  },
};

export const Customer: ShopStory = { args: { role: 'usuario' } };

/** The page is visible while the lists keep their space. */
export const Loading: ShopStory = { tags: ['own-page'], args: { api: both(pendingForever) } };

/** Each list shows its failure with a retry button; the rest of the page works. */
export const Failing: ShopStory = {
  args: { api: both(() => failure(503, 'NO_DISPONIBLE', 'El servicio no está disponible en este momento.')) },
  beforeEach: expectingErrors,
};

export const EmptyShop: ShopStory = {
  args: {
    api: {
      'GET /productos/destacados': () => ({ productos: [], total: 0 }),
      'GET /marcas/destacadas': () => ({ marcas: [], total: 0 }),
    },
  },
};
