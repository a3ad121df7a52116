import { LIMITS, type OperationOf } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Queryable } from '../../db/database.ts';
import type { CostViewer } from '../../http/cost-viewer.ts';
import { csvHead, fileOfToday } from '../../shared/csv.ts';
import type { Page } from '../../shared/page.ts';
import { today } from '../../shared/today.ts';
import { courseOf, sumOf } from './informe-course.ts';
import { type AskedPeriods, periodsOf } from './informe-periods.ts';
import { anonymousOf } from './informes-service.ts';
import { margenHeads, margenOf, toEarned, toMargenCells } from './margen-mapper.ts';
import { type Earned, findEarnedDays, findMargenes } from './margen-repository.ts';

type Query = z.output<OperationOf<'margen.planilla'>['query']>;

export const margenesOf = (q: Queryable, { por, orden, limit, offset, ...days }: Query & Page) =>
  findMargenes(q, { ...periodsOf(days, today()), por, orden, limit, offset, anonymous: anonymousOf(por) });

const NOTHING: Earned = { importe: 0, con_costo: 0, costo: 0 };

/** All that was earned in two periods, and its course. */
export async function resumenDeMargenOf(q: Queryable, asked: AskedPeriods, viewer: CostViewer) {
  const periods = periodsOf(asked, today());
  const [days, before] = await Promise.all([
    findEarnedDays(q, periods.periodo),
    findEarnedDays(q, periods.contra),
  ]);
  const { unidad, parts } = courseOf(periods, days, before);
  const margen = (of: typeof days) => toPesos(margenOf(sumOf(of, NOTHING)));
  return {
    ...periods,
    unidad,
    ...toEarned(sumOf(days, NOTHING), viewer),
    anterior: toEarned(sumOf(before, NOTHING), viewer),
    serie: parts.map((part) => ({
      desde: part.desde,
      margen: margen(part.days),
      anterior: margen(part.before),
    })),
  };
}

/** As a spreadsheet. Who takes it is in the trail. */
export async function margenPlanillaOf(db: Db, asked: Query, author: Author, viewer: CostViewer) {
  const { rows } = await margenesOf(db, { ...asked, limit: LIMITS.pedidosFound, offset: 0 });
  await record(db, author, {
    accion: 'informe.margen',
    despues: { informe: asked.por, renglones: rows.length },
  });
  const cells = rows.map((row) => toMargenCells(asked.por, row, viewer));
  return {
    name: `${fileOfToday(`margen-por-${asked.por}`)}.csv`,
    data: Buffer.from(csvHead([margenHeads(asked.por), ...cells])),
  };
}
