import type { Meta } from '@storybook/react-vite';
import type { MargenDe, ResumenDeMargen } from 'api-client/backoffice';
import { longWord } from 'ui-kit/samples';
import { failing } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const earned = (margen: number, con_costo: number, importe = con_costo) => ({
  ...{ margen, con_costo, importe },
  porcentaje: con_costo === 0 ? null : Math.round((margen / con_costo) * 1000) / 10,
});
const NOTHING = earned(0, 0);
const PERIODO = { desde: '2026-11-01', hasta: '2026-11-25' };
const CONTRA = { desde: '2026-10-01', hasta: '2026-10-25' };
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;

const resumen: ResumenDeMargen = {
  ...{ periodo: PERIODO, contra: CONTRA, unidad: 'dia' },
  ...earned(4_812_300, 14_930_000, 17_400_000),
  anterior: earned(4_130_000, 13_800_000, 16_100_000),
  serie: Array.from({ length: 25 }, (_, n) => ({
    desde: day(n + 1),
    margen: ((n * 37) % 11) * 42_000 - 30_000,
    anterior: ((n * 23) % 9) * 40_000,
  })),
};
const row = (
  n: number,
  nombre: string,
  detalle: string,
  now = earned(812_000 - n * 96_000, 2_400_000),
): MargenDe => ({
  ...{ id: id(n), nombre, detalle, ...now },
  anterior: n % 3 === 0 ? NOTHING : earned(640_000 - n * 40_000, 2_100_000),
});
const margenes = [
  row(1, 'Almacén Ñandú', 'Ana Roca'),
  row(2, 'Dietética La Espiga', 'Bruno Sosa'),
  row(3, 'Supermercado del Parque', 'Carla Núñez', earned(1_100_000, 2_900_000, 5_200_000)),
  // Sold below cost.
  row(4, 'Granja Luna', 'Dora Vidal', earned(-18_450.5, 240_000)),
  row(5, 'Kiosco Sol', 'Elio Paz', earned(0, 0, 86_000)),
];
const shop = (rows: MargenDe[], sum = resumen) => ({
  'GET /informes/margen/resumen': () => sum,
  'GET /informes/margen': () => ({ margenes: rows, total: rows.length }),
});

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Margins',
  tags: ['!autodocs'],
  args: { path: '/panel-margen', role: 'admin', api: shop(margenes) },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Default: PanelStory = {};
export const ByProduct: PanelStory = {
  args: {
    path: '/panel-margen?por=producto',
    api: shop([row(1, 'Almendra non pareil por kilo', 'Finca dos teros'), row(2, longWord, 'Puna clara')]),
  },
};
export const Empty: PanelStory = {
  args: { api: shop([], { ...resumen, ...NOTHING, anterior: NOTHING, serie: [] }) },
};
export const Loading: PanelStory = {
  args: {
    api: { 'GET /informes/margen/resumen': pendingForever, 'GET /informes/margen': pendingForever },
    arrives: false,
  },
};
export const Failed: PanelStory = {
  args: { api: { 'GET /informes/margen/resumen': failing, 'GET /informes/margen': failing } },
};
