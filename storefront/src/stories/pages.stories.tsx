import type { Meta } from '@storybook/react-vite';
import { longWord } from 'ui-kit/samples';
import { usuario } from '../testing/data.ts';
import { type ShopScreenArgs, type ShopStory, shopScreen } from '../testing/shop-screen.tsx';

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Other pages',
  tags: ['!autodocs'],
  args: { path: '/about' },
} satisfies Meta<ShopScreenArgs>;
export default meta;

export const About: ShopStory = {};

export const NotFound: ShopStory = { args: { path: '/no-existe' } };

export const Account: ShopStory = { args: { path: '/usuario-info', role: 'usuario' } };

export const AccountWithLongWords: ShopStory = {
  args: {
    path: '/usuario-info',
    role: 'usuario',
    api: {
      'GET /usuarios/:id': () => ({
        ...usuario,
        nombre_comercio: longWord,
        email: `${longWord}@tienda.test`.toLowerCase(),
      }),
    },
  },
};
