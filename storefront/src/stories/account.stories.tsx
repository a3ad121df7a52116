import type { MiCuentaCorriente, Movimiento } from 'api-client/storefront';
import { highestPrice, longWord } from 'ui-kit/samples';
import { datosBancarios, usuario, uuid } from '../testing/data.ts';
import {
  failing,
  pendingForever,
  type ShopMeta,
  type ShopStory,
  shopScreen,
} from '../testing/shop-screen.tsx';

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Account',
  tags: ['!autodocs'],
  args: { path: '/usuario-info', role: 'usuario' },
} satisfies ShopMeta;
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

export const Loading: ShopStory = {
  tags: ['own-page'],
  args: { api: { 'GET /usuarios/:id': pendingForever } },
};

export const Failing = failing('GET /usuarios/:id');

/** With all terms of an agreement. */
export const Terms: ShopStory = {
  args: {
    api: {
      'GET /mi-condicion': () => ({
        ...{ monto_minimo: 30_000, envio_gratis: 120_000, descuento: 7.5, plazo: 30 },
        vigente_hasta: '2026-12-31',
      }),
    },
  },
};

export const TermsLoading: ShopStory = {
  tags: ['own-page'],
  args: { api: { 'GET /mi-condicion': pendingForever } },
};

export const TermsFailing = failing('GET /mi-condicion');

export const PriceList: ShopStory = { args: { path: '/lista-de-precios' } };

const pedido = { pedido_id: uuid(412, '9'), numero: 412 };
const line = (place: number, of: Partial<Movimiento>): Movimiento => ({
  ...{ movimiento_id: uuid(place, 'd'), fecha: '2026-03-05', tipo: 'cargo', medio: null, importe: 60_000 },
  ...{ saldo: 60_000, pedido: null, vence: null, cheque: null, nota: null, revierte: null, revertido: false },
  ...of,
});
const account: MiCuentaCorriente = {
  saldo: 85_250.5,
  vencido: 25_250.5,
  plazo: 30,
  pendientes: [
    { ...pedido, debe: 60_000, resta: 60_000, vence: '2026-04-04', vencido: false },
    {
      pedido_id: uuid(398, '9'),
      numero: 398,
      debe: 95_250.5,
      resta: 25_250.5,
      vence: '2026-03-01',
      vencido: true,
    },
  ],
  movimientos: [
    line(3, { pedido, vence: '2026-04-04', saldo: 85_250.5 }),
    line(2, {
      ...{ tipo: 'pago', medio: 'cheque', importe: -70_000, saldo: 25_250.5, fecha: '2026-02-20' },
      cheque: { banco: 'Banco Nación', numero: '00412233', fecha: '2026-03-20' },
    }),
    line(1, {
      tipo: 'ajuste',
      importe: 95_250.5,
      saldo: 95_250.5,
      fecha: '2026-02-01',
      nota: 'Saldo anterior',
    }),
  ],
  total: 3,
};
const owing = (of: Partial<MiCuentaCorriente>) => ({
  path: '/mi-cuenta-corriente',
  api: { 'GET /mi-cuenta-corriente': () => ({ ...account, ...of }) },
});

export const Statement: ShopStory = { args: owing({}) };

/** With bank details. */
export const StatementToTransfer: ShopStory = {
  args: {
    path: '/mi-cuenta-corriente',
    api: {
      'GET /mi-cuenta-corriente': () => account,
      'GET /datos-bancarios': () => datosBancarios,
    },
  },
};

export const StatementOfNothing: ShopStory = {
  args: owing({ saldo: 0, vencido: 0, pendientes: [], movimientos: [], total: 0 }),
};

export const StatementOfMuch: ShopStory = {
  args: owing({
    saldo: highestPrice,
    vencido: highestPrice,
    movimientos: [line(1, { importe: highestPrice, saldo: highestPrice, nota: longWord })],
  }),
};
