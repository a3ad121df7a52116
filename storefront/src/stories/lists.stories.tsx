import type { Lista, MisListas } from 'api-client/storefront';
import { screen, userEvent } from 'storybook/test';
import { highestPrice, longWord } from 'ui-kit/samples';
import { lista, producto, uuid, withoutPrice } from '../testing/data.ts';
import { products } from '../testing/demo-shop.ts';
import type { Handlers } from '../testing/fake-api.ts';
import {
  failing,
  pendingForever,
  type ShopMeta,
  type ShopStory,
  shopScreen,
} from '../testing/shop-screen.tsx';

const ONE = `/listas/${uuid(1, 'e')}`;

const named = (...names: string[]): MisListas['listas'] =>
  names.map((nombre, place) => ({
    lista_id: uuid(place + 1, 'e'),
    nombre,
    version: 1,
    productos: 3 * place + 1,
  }));
const keeping = (listas: MisListas['listas']): Handlers => ({ 'GET /mis-listas': () => ({ listas }) });
const holding = (nombre: string, lineas: Lista['lineas']): Handlers => ({
  'GET /mis-listas/:id': () => lista(nombre, lineas),
});

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Lists',
  tags: ['!autodocs'],
  args: {
    path: '/listas',
    role: 'usuario',
    api: keeping(named('La de los lunes', 'Feria del sábado', 'Fiestas')),
  },
} satisfies ShopMeta;
export default meta;

export const Lists: ShopStory = {};

export const None: ShopStory = { args: { api: keeping([]) } };

export const LongWords: ShopStory = { args: { api: keeping(named(longWord)) } };

/** The dialog asks for the name first. */
export const Naming: ShopStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crear una lista' }));
    await screen.findByRole('textbox', { name: /^Lista nueva/ });
  },
};

export const Loading: ShopStory = {
  tags: ['own-page'],
  args: { api: { 'GET /mis-listas': pendingForever } },
};

export const Failing = failing('GET /mis-listas');

/** Available, sold-out and discontinued products. */
export const One: ShopStory = {
  args: {
    path: ONE,
    api: holding('La de los lunes', [
      ...products.slice(0, 4).map((of, place) => ({ producto: of, cantidad: 5 * place + 1 })),
      { producto: producto(70, { nombre: 'Nuez pecán', disponible: false }), cantidad: 2 },
      { producto: withoutPrice(producto(71, { nombre: 'Maní frito', esta_activo: false })), cantidad: 3 },
    ]),
  },
};

export const OneEmpty: ShopStory = { args: { path: ONE, api: holding('La de los lunes', []) } };

export const OneOfLongWords: ShopStory = {
  args: {
    path: ONE,
    api: holding(longWord, [
      { producto: producto(60, { nombre: longWord, precio: highestPrice }), cantidad: 99 },
    ]),
  },
};
