import type { Producto, RenglonHallado } from 'api-client/storefront';
import { expect } from 'storybook/test';
import { highestPrice, longWord } from 'ui-kit/samples';
import { producto } from '../testing/data.ts';
import { products } from '../testing/demo-shop.ts';
import type { Handlers } from '../testing/fake-api.ts';
import {
  failing,
  pendingForever,
  type ShopMeta,
  type ShopStory,
  shopScreen,
} from '../testing/shop-screen.tsx';

const renglonHallado = (
  escrito: string,
  estado: RenglonHallado['estado'],
  productos: readonly Producto[],
  cantidad: number | null,
): RenglonHallado => ({
  escrito,
  estado,
  cantidad_dicha: cantidad !== 1,
  habitual: false,
  opciones: productos.map((one) => ({ producto: one, cantidad })),
});

/** The API reads every request as these lines. */
const reading = (read: readonly RenglonHallado[]): Handlers => ({
  'POST /pedido-rapido/renglones': () => ({ renglones: [...read] }),
});

const paste =
  (text: string): NonNullable<ShopStory['play']> =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Qué necesitas' });
    await userEvent.click(field);
    await userEvent.paste(text);
    await expect(field).toHaveValue('');
  };

const [almond, lentils, ...others] = products;
const soldOut = others.slice(0, 3).map((one, place) => ({ ...one, disponible: place > 0 }));
const long = producto(60, { nombre: longWord, precio: highestPrice });

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/QuickOrder',
  tags: ['!autodocs'],
  args: { path: '/pedido-rapido', role: 'usuario' },
} satisfies ShopMeta;
export default meta;

export const Empty: ShopStory = {};

/** A found line, a line without quantity, a line with choices and a sold-out product, and an unknown line. */
export const Read: ShopStory = {
  args: {
    api: reading([
      renglonHallado('5 kg almendras', 'hallado', almond ? [almond] : [], 5),
      renglonHallado('lentejas', 'hallado', lentils ? [lentils] : [], 1),
      renglonHallado('3 semillas', 'a_elegir', soldOut, 3),
      renglonHallado('6 latas de atún', 'no_hallado', [], 6),
    ]),
  },
  play: paste('5 kg almendras\nlentejas\n3 semillas\n6 latas de atún'),
};

/** The product is chosen, the quantity is asked. */
export const AskingHowMany: ShopStory = {
  args: {
    api: reading([
      renglonHallado('2,5 kg almendras', 'a_elegir', almond ? [almond] : [], null),
      renglonHallado('3 lentejas', 'hallado', lentils ? [lentils] : [], 3),
    ]),
  },
  play: async (context) => {
    await paste('2,5 kg almendras\n3 lentejas')(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /¿Cuántos\?/ }));
    await expect(await canvas.findByRole('button', { name: 'Confirmar' })).toBeDisabled();
  },
};

export const LongWords: ShopStory = {
  args: {
    api: reading([
      renglonHallado(`2 ${longWord}`, 'hallado', [long], 2),
      renglonHallado(`9 ${longWord}`, 'a_elegir', [long], 9),
    ]),
  },
  play: paste(`2 ${longWord}\n9 ${longWord}`),
};

export const Loading: ShopStory = {
  tags: ['own-page'],
  args: { api: { 'POST /pedido-rapido/renglones': pendingForever } },
  play: paste('5 kg almendras\nlentejas'),
};

export const Failing: ShopStory = {
  ...failing('POST /pedido-rapido/renglones'),
  play: paste('5 kg almendras\nlentejas'),
};
