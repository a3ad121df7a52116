import type { CartLine } from 'app-core/cart/line';
import { expect, screen, waitFor, within } from 'storybook/test';
import { highestPrice, longWord } from 'ui-kit/samples';
import { habitual, uuid } from '../testing/data.ts';
import { products } from '../testing/demo-shop.ts';
import { failure } from '../testing/fake-api.ts';
import { expectingErrors, type ShopMeta, type ShopStory, shopScreen } from '../testing/shop-screen.tsx';

const line = (nombre: string, cantidad: number): CartLine => {
  const product = products.find((one) => one.nombre === nombre);
  if (product?.precio === undefined || product.tipo_de_precio === undefined) throw new Error(nombre);
  const { producto_id, precio, tipo_de_precio, imagenes } = product;
  return { producto_id, nombre, precio, tipo_de_precio, imagenes, cantidad };
};

const enough = [
  line('Almendra non pareil', 2),
  line('Lenteja turca', 5),
  line('Semilla de chía', 2),
  line('Harina de garbanzo', 3),
];

/** Opens the cart; the first step of every story here. */
const open: NonNullable<ShopStory['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Carrito/ }));
  await screen.findByRole('dialog', { name: /^Carrito/ });
};

const order: typeof open = async (context) => {
  await open(context);
  await context.userEvent.click(await screen.findByRole('button', { name: 'Realizar pedido' }));
  await context.userEvent.click(await screen.findByRole('button', { name: 'Sí, confirmar' }));
};

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Cart',
  tags: ['!autodocs'],
  args: { path: '/promociones', role: 'usuario', cart: enough },
  play: open,
} satisfies ShopMeta;
export default meta;

export const Empty: ShopStory = { args: { cart: [] } };

/** The order button is disabled, with the reason beside it. */
export const BelowTheMinimum: ShopStory = {
  args: { cart: [line('Almendra non pareil', 2), line('Lenteja turca', 1)] },
};

/** With offers of usual products for a customer with history. */
export const BelowTheMinimumWithHabits: ShopStory = {
  args: {
    cart: [line('Almendra non pareil', 2), line('Lenteja turca', 1)],
    api: { 'GET /mis-habituales': () => ({ habituales: products.map((one) => habitual(one, 4)) }) },
  },
};

/** Opened a week later: one higher price to accept, one lower price, and one unavailable product. */
export const ChangedSince: ShopStory = {
  args: {
    api: {
      'GET /productos/varios': () => {
        const [almond, lentils, chia] = products;
        if (!almond || !lentils || !chia) throw new Error('The story needs its products');
        const now = [{ ...almond, precio: 13_900 }, { ...lentils, precio: 2_990 }, chia];
        return { productos: now, total: now.length };
      },
    },
  },
};

export const AboveTheMinimum: ShopStory = {};

/** Lines of two rates of IVA. */
const taxedLines = (modo: 'discriminado' | 'sumado') =>
  enough.map((one, place) => ({ ...one, iva: { modo, alicuota: place % 2 === 0 ? 21 : 10.5 } }));

/** Prices with IVA, and its amounts above the total. */
export const WithPartsOfTheTotal: ShopStory = { args: { cart: taxedLines('discriminado') } };

/** Net prices; the total has IVA. */
export const WithNetPrices: ShopStory = { args: { cart: taxedLines('sumado') } };

/** Staff weigh a product, so that the total may change. */
export const WithWeighedProduct: ShopStory = {
  args: { cart: enough.map((one, place) => (place === 1 ? { ...one, se_pesa: true } : one)) },
};

/** More lines than fit: they scroll, the total stays. */
export const WithFreeShipping: ShopStory = {
  args: { cart: products.slice(0, 10).map(({ nombre }, place) => line(nombre, place + 1)) },
};

export const LongNames: ShopStory = {
  args: {
    cart: [
      { ...line('Lenteja turca', 999), nombre: longWord, precio: highestPrice, producto_id: uuid(60) },
      line('Castaña de cajú W320 tostada sin sal', 1),
    ],
  },
};

/** A cart that outlived its session. */
export const AsVisitor: ShopStory = { args: { role: undefined } };

export const AsStaff: ShopStory = { args: { role: 'empleado' } };

/** The server refused the order: one price changed and one product is unavailable. */
export const PricesChanged: ShopStory = {
  args: {
    api: {
      'POST /pedidos': () =>
        failure(409, 'PEDIDO_DESACTUALIZADO', 'Algunos productos cambiaron de precio.', [
          changed('Almendra non pareil', true, 13_900),
          changed('Harina de garbanzo', false, null),
        ]),
    },
  },
  beforeEach: expectingErrors,
  play: async (context) => {
    await order(context);
    const cart = within(await screen.findByRole('dialog', { name: /^Carrito/ }));
    await expect(await cart.findByText(/El precio cambió/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const changed = (nombre: string, disponible: boolean, precio: number | null) => ({
  field: 'detalles',
  message: 'Cambió.',
  actual: { producto_id: line(nombre, 1).producto_id, nombre, disponible, precio },
});

export const Ordered: ShopStory = {
  play: async (context) => {
    await order(context);
    await waitFor(() => expect(screen.getByText(/^Pedido confirmado/)).toBeVisible());
  },
};
