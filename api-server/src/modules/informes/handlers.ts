import { toCostViewer } from '../../http/actor.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toInactivo, toMargen, toResumen, toVenta } from './mapper.ts';
import { findInactivos } from './repository/informes.ts';
import {
  exportMargenPlanilla,
  exportPlanilla,
  getResumen,
  getResumenDeMargen,
  margenesOf,
  ventasOf,
} from './service.ts';

export function informesHandlers({ db }: ModuleDeps): HandlersOf<'informes'> {
  return {
    'informes.resumen': async ({ query, actor }) => toResumen(await getResumen(db, query), actor.prices),
    'informes.ventas': async ({ query, actor }) => {
      const { rows, total } = await ventasOf(db, query);
      return { ventas: rows.map((row) => toVenta(row, actor.prices)), total };
    },
    'informes.planilla': ({ query, author, actor }) => exportPlanilla(db, query, author, actor.prices),
    'informes.inactivos': async ({ query: { dias, ...page }, actor }) => {
      const { rows, total } = await findInactivos(db, { ...page, dias: Number(dias) });
      return { clientes: rows.map((row) => toInactivo(row, actor.prices)), total };
    },
  };
}

export const margenHandlers = ({ db }: ModuleDeps): HandlersOf<'margen'> => ({
  'margen.resumen': ({ query, actor }) => getResumenDeMargen(db, query, toCostViewer(actor)),
  'margen.list': async ({ query, actor }) => {
    const viewer = toCostViewer(actor);
    const { rows, total } = await margenesOf(db, query);
    return { margenes: rows.map((row) => toMargen(row, viewer)), total };
  },
  'margen.planilla': ({ query, author, actor }) =>
    exportMargenPlanilla(db, query, author, toCostViewer(actor)),
});
