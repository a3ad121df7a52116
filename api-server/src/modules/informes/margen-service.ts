import { LIMITS, type OperationOf } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import type { FormatoPlanilla } from 'api-client/contract/words';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Queryable } from '../../db/database.ts';
import type { CostViewer } from '../../http/cost-viewer.ts';
import type { Page } from '../../shared/page.ts';
import { planillaAs } from '../../shared/planilla/planilla.ts';
import { today } from '../../shared/today.ts';
import { courseOf, sumOf } from './informe-course.ts';
import { type AskedPeriods, periodsOf } from './informe-periods.ts';
import { anonymousOf } from './informes-service.ts';
import { margenColumns, margenOf, toEarned } from './margen-mapper.ts';
import { type Earned, findEarnedDays, findMargenes } from './margen-repository.ts';

type Query = Omit<z.output<OperationOf<'margen.list'>['query']>, 'limit' | 'offset'>;

export const margenesOf = (q: Queryable, { por, orden, limit, offset, ...days }: Query & Page) =>
  findMargenes(q, { ...periodsOf(days, today()), por, orden, limit, offset, anonymous: anonymousOf(por) });

const NOTHING: Earned = { importe: 0, con_costo: 0, costo: 0 };

/** Returns the margin in two periods, with the chart data. */
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

/** Exports the report as a spreadsheet, with an audit log entry. */
export async function margenPlanillaOf(
  db: Db,
  { formato, ...asked }: Query & { formato: FormatoPlanilla },
  author: Author,
  viewer: CostViewer,
) {
  const { rows } = await margenesOf(db, { ...asked, limit: LIMITS.pedidosFound, offset: 0 });
  await record(db, author, {
    accion: 'informe.margen',
    despues: { informe: asked.por, renglones: rows.length },
  });
  return planillaAs(formato, {
    name: `margen-por-${asked.por}`,
    sheet: 'Márgenes',
    columns: margenColumns(asked.por, viewer),
    batches: (async function* () {
      yield rows;
    })(),
  });
}
