import { costViewerOf } from '../../http/actor.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toInactivo, toMargen, toResumen, toVenta } from './mapper.ts';
import { findInactivos } from './repository/informes.ts';
import {
  margenesOf,
  margenPlanillaOf,
  planillaOf,
  resumenDeMargenOf,
  resumenOf,
  ventasOf,
} from './service.ts';

export function informesHandlers({ db }: ModuleDeps): HandlersOf<'informes'> {
  return {
    'informes.resumen': async ({ query, actor }) => toResumen(await resumenOf(db, query), actor.prices),
    'informes.ventas': async ({ query, actor }) => {
      const { rows, total } = await ventasOf(db, query);
      return { ventas: rows.map((row) => toVenta(row, actor.prices)), total };
    },
    'informes.planilla': ({ query, author, actor }) => planillaOf(db, query, author, actor.prices),
    'informes.inactivos': async ({ query: { dias, ...page }, actor }) => {
      const { rows, total } = await findInactivos(db, { ...page, dias: Number(dias) });
      return { clientes: rows.map((row) => toInactivo(row, actor.prices)), total };
    },
  };
}

export const margenHandlers = ({ db }: ModuleDeps): HandlersOf<'margen'> => ({
  'margen.resumen': ({ query, actor }) => resumenDeMargenOf(db, query, costViewerOf(actor)),
  'margen.list': async ({ query, actor }) => {
    const viewer = costViewerOf(actor);
    const { rows, total } = await margenesOf(db, query);
    return { margenes: rows.map((row) => toMargen(row, viewer)), total };
  },
  'margen.planilla': ({ query, author, actor }) => margenPlanillaOf(db, query, author, costViewerOf(actor)),
});
