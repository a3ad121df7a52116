import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { findInactivos } from './inactivos-repository.ts';
import { toInactivo, toResumen, toVenta } from './informes-mapper.ts';
import { planillaOf, resumenOf, ventasOf } from './informes-service.ts';

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
