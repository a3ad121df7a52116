import type { Meta } from '@storybook/react-vite';
import { longWord } from 'ui-kit/samples';
import { usuario } from '../testing/data.ts';
import { failure } from '../testing/fake-api.ts';
import {
  expectingErrors,
  never,
  type ShopScreenArgs,
  type ShopStory,
  shopScreen,
} from '../testing/shop-screen.tsx';

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Account',
  tags: ['!autodocs'],
  args: { path: '/usuario-info', role: 'usuario' },
} satisfies Meta<ShopScreenArgs>;
export default meta;

export const Default: ShopStory = {};

export const LongWords: ShopStory = {
  args: {
    api: {
      'GET /usuarios/:id': () => ({
        ...usuario,
        nombre: longWord,
        nombre_comercio: longWord,
        email: `${longWord}@tienda.test`.toLowerCase(),
      }),
    },
  },
};

export const Loading: ShopStory = { tags: ['own-page'], args: { api: { 'GET /usuarios/:id': never } } };

export const Failing: ShopStory = {
  args: {
    api: { 'GET /usuarios/:id': () => failure(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.') },
  },
  beforeEach: expectingErrors,
};
