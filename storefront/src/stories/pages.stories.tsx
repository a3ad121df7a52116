import { type ShopMeta, type ShopStory, shopScreen } from '../testing/shop-screen.tsx';

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Other pages',
  tags: ['!autodocs'],
  args: { path: '/about' },
} satisfies ShopMeta;
export default meta;

export const About: ShopStory = {};

export const NotFound: ShopStory = { args: { path: '/no-existe' } };
