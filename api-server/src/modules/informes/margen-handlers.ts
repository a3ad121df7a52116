import { costViewerOf } from '../../http/cost-viewer.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toMargen } from './margen-mapper.ts';
import { margenesOf, margenPlanillaOf, resumenDeMargenOf } from './margen-service.ts';

export const margenHandlers = ({ db }: ModuleDeps): HandlersOf<'margen'> => ({
  'margen.resumen': ({ query, actor }) => resumenDeMargenOf(db, query, costViewerOf(actor)),
  'margen.list': async ({ query, actor }) => {
    const viewer = costViewerOf(actor);
    const { rows, total } = await margenesOf(db, query);
    return { margenes: rows.map((row) => toMargen(row, viewer)), total };
  },
  'margen.planilla': ({ query, author, actor }) => margenPlanillaOf(db, query, author, costViewerOf(actor)),
});
