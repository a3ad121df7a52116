import type { Meta } from '@storybook/react-vite';
import type { FilasImportacionPage, Importacion } from 'api-client/backoffice';
import { llamadasOf } from 'api-client/testing/llamadas';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { longWord } from 'ui-kit/samples';
import { failing } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import { lecturaPlanilla } from '../testing/lectura-planilla.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const READ: Importacion = {
  ...{ importacion_id: id(1), tipo: 'catalogo', archivo: 'lista-noviembre.xlsx', estado: 'revisada' },
  ...{ fecha: '2026-11-20T12:00:00.000Z', usuario: { nombre: 'Noelia', apellido: 'Ferreyra' }, motivo: null },
  ...{ filas: 1240, avance: { hechas: 0, total: 312 }, hechas: 0, salteadas: 0, terminada_en: null },
  resumen: { nuevo: 84, cambia: 228, igual: 925, error: 3 },
  columnas: [
    { titulo: 'Código', campo: 'codigo' },
    { titulo: 'Artículo', campo: 'nombre' },
    { titulo: 'P. final', campo: 'precio' },
    { titulo: 'Pasillo', campo: null },
  ],
  crea: { marcas: ['Sol de la puna', 'Tres acequias'], categorias: [], etiquetas: ['Sin tacc'] },
  ...{ deshecha: null, se_deshace: false, sin_foto: null },
  ...{ hoja: 'Lista', hojas_sin_leer: ['Portada'], faltan: [], vista_previa: 'seen' },
};
type Fila = FilasImportacionPage['filas'][number];
const PENDING: Omit<Fila, 'fila' | 'nombre' | 'efecto'> = {
  ...{ estado: 'pendiente', cambios: [], errores: [], objeto_id: null, fotos: [] },
};
const FILAS: Fila[] = [
  {
    ...{ ...PENDING, fila: 2, nombre: 'Almendra non pareil por kilo', efecto: 'cambia', objeto_id: id(2) },
    cambios: [{ campo: 'precio', antes: '$ 21.500,00', despues: '$ 22.900,00' }],
  },
  {
    ...{ ...PENDING, fila: 3, nombre: 'Harina de algarroba x 500 g', efecto: 'nuevo' },
    cambios: [
      { campo: 'codigo', antes: null, despues: 'HA-05' },
      { campo: 'precio', antes: null, despues: '$ 4.300,00' },
    ],
  },
  {
    ...{ ...PENDING, fila: 4, nombre: longWord, efecto: 'error' },
    errores: [{ campo: 'precio', mensaje: 'No se puede leer «doce» como un precio.' }],
  },
];
const one = (importacion: Importacion, filas = FILAS) => ({
  'GET /importaciones/:id': () => importacion,
  'GET /importaciones/:id/filas': () => ({ filas, total: filas.length }),
});
const done = (fila: Fila) => ({ ...fila, estado: 'hecha' as const });
const page = `/importacion/${id(1)}`;

const importaciones: Importacion[] = [
  READ,
  {
    ...READ,
    importacion_id: id(2),
    tipo: 'precios',
    archivo: 'precios.csv',
    estado: 'aplicada',
    hechas: 312,
  },
  { ...READ, importacion_id: id(3), tipo: 'clientes', archivo: 'clientes.ods', estado: 'fallida', filas: 0 },
];

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Imports',
  tags: ['!autodocs'],
  args: {
    path: '/panel-importaciones',
    api: { 'GET /importaciones': () => ({ importaciones, total: importaciones.length }) },
  },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Default: PanelStory = {};
export const Empty: PanelStory = {
  args: { api: { 'GET /importaciones': () => ({ importaciones: [], total: 0 }) } },
};
export const Loading: PanelStory = {
  args: { api: { 'GET /importaciones': pendingForever }, arrives: false },
};
export const Failed: PanelStory = { args: { api: { 'GET /importaciones': failing } } };

/** Each row's effect, before applying. */
export const Reviewed: PanelStory = { args: { path: page, api: one(READ) } };
/** Ambiguities are asked about before applying. */
export const Questions: PanelStory = {
  args: {
    path: page,
    api: {
      ...one({ ...READ, preguntas: ['precio', 'decimales', 'iva'] }),
      'GET /importaciones/:id/lectura': () => ({
        ...lecturaPlanilla,
        ...{ preguntas: ['precio', 'decimales', 'iva'], precios: ['codigo', 'descripcion'], dudoso: '1.200' },
        avisos: ['moneda', 'iva'],
        hojas: [
          { nombre: 'Lista', filas: 1240, leida: true, iguales: true },
          { nombre: 'Portada', filas: 4, leida: false, iguales: false },
        ],
        grupos: { total: 2, primeros: [{ fila: 3, texto: 'ACEITES' }] },
      }),
    },
  },
  play: async () => {
    await screen.findByRole('group', { name: /Varias columnas traen precios/ });
  },
};
export const Asking: PanelStory = {
  args: { path: page, api: one(READ) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
    await screen.findByRole('alertdialog', { name: '¿Aplicar la planilla?' });
  },
};
/** An import with prices, for a user who may not change prices. */
export const PricesOfOthers: PanelStory = {
  args: {
    path: page,
    api: {
      ...one(READ),
      'GET /permisos': () => ({ rol: 'Catálogo', llamadas: llamadasOf(['catalogo', 'ver-precios']) }),
    },
  },
  play: async () => {
    await expect(await screen.findByText(/los trae la columna «P\. final»/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull());
  },
};
export const Reading: PanelStory = {
  args: {
    path: page,
    api: one({ ...READ, estado: 'leyendo', filas: 1240, avance: { hechas: 500, total: 1240 } }, []),
  },
};
export const Applying: PanelStory = {
  args: { path: page, api: one({ ...READ, estado: 'aplicando', avance: { hechas: 250, total: 312 } }) },
};
export const Applied: PanelStory = {
  args: {
    path: page,
    api: one({ ...READ, estado: 'aplicada', hechas: 310, salteadas: 2, se_deshace: true }, FILAS.map(done)),
  },
};
export const Unreadable: PanelStory = {
  args: {
    path: page,
    api: one(
      {
        ...{ ...READ, estado: 'fallida', filas: 0, columnas: [], motivo: 'Falta la columna «Precio».' },
        ...{ resumen: { nuevo: 0, cambia: 0, igual: 0, error: 0 } },
        crea: { marcas: [], categorias: [], etiquetas: [] },
      },
      [],
    ),
  },
};
export const LoadingOne: PanelStory = {
  args: {
    path: page,
    api: { 'GET /importaciones/:id': pendingForever, 'GET /importaciones/:id/filas': pendingForever },
    arrives: false,
  },
};
