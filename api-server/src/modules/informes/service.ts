import { LIMITS, type OperationOf } from 'api-client/contract';
import type { Informe } from 'api-client/contract/informes-words';
import { toPesos } from 'api-client/contract/money';
import type { FormatoPlanilla } from 'api-client/contract/words';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Queryable } from '../../db/database.ts';
import type { CostViewer, PriceViewer } from '../../http/actor.ts';
import type { Page } from '../../shared/page.ts';
import { planillaAs } from '../../shared/planilla/planilla.ts';
import { today } from '../../shared/today.ts';
import { margenColumns, margenOf, toMarginFigures, ventasColumns } from './mapper.ts';
import { type Earned, findEarnedDays, findMargenes } from './repository/groups.ts';
import { findDays, findVentas, type Sold } from './repository/informes.ts';
import { addUp, fillDays, type PeriodQuery, resolvePeriods } from './rules.ts';

/** Returns the name for orders without an assignee or without a zone. */
const anonymousOf = (por: Informe): string => (por === 'zona' ? 'Sin zona' : 'Sin asignar');

type Query = Omit<z.output<OperationOf<'informes.ventas'>['query']>, 'limit' | 'offset'>;

export const ventasOf = (db: Db, { por, orden, ...query }: Query & { limit: number; offset: number }) => {
  const { limit, offset, ...days } = query;
  return findVentas(db, {
    ...resolvePeriods(days, today()),
    por,
    orden,
    limit,
    offset,
    anonymous: anonymousOf(por),
  });
};

const NO_SALES: Sold = { pedidos: 0, unidades: 0, importe: 0, pedidas: 0, entregadas: 0 };

/** Returns all sales in two periods, with the chart data. */
export async function getResumen(q: Queryable, query: PeriodQuery) {
  const periods = resolvePeriods(query, today());
  const [days, before] = await Promise.all([findDays(q, periods.periodo), findDays(q, periods.contra)]);
  const { unidad, parts } = fillDays(periods, days, before);
  return {
    ...periods,
    unidad,
    ...addUp(days, NO_SALES),
    anterior: addUp(before, NO_SALES),
    serie: parts.map((part) => {
      const { importe, pedidas, entregadas } = addUp(part.days, NO_SALES);
      const { importe: anterior } = addUp(part.before, NO_SALES);
      return { desde: part.desde, importe, anterior, pedidas, entregadas };
    }),
  };
}

/** Exports the report as a spreadsheet, with an audit log entry. */
export async function exportPlanilla(
  db: Db,
  { formato, ...query }: Query & { formato: FormatoPlanilla },
  author: Author,
  viewer: PriceViewer,
) {
  const { rows } = await ventasOf(db, { ...query, limit: LIMITS.pedidosFound, offset: 0 });
  await record(db, author, {
    accion: 'informe.planilla',
    despues: { informe: query.por, renglones: rows.length },
  });
  return planillaAs(formato, {
    name: `ventas-por-${query.por}`,
    sheet: 'Ventas',
    columns: ventasColumns(query.por, viewer),
    batches: (async function* () {
      yield rows;
    })(),
  });
}

type MargenQuery = Omit<z.output<OperationOf<'margen.list'>['query']>, 'limit' | 'offset'>;

export const margenesOf = (db: Db, { por, orden, limit, offset, ...days }: MargenQuery & Page) =>
  findMargenes(db, {
    ...resolvePeriods(days, today()),
    por,
    orden,
    limit,
    offset,
    anonymous: anonymousOf(por),
  });

const NO_MARGEN: Earned = { importe: 0, con_costo: 0, costo: 0 };

/** Returns the margin in two periods, with the chart data. */
export async function getResumenDeMargen(db: Db, query: PeriodQuery, viewer: CostViewer) {
  const periods = resolvePeriods(query, today());
  const [days, before] = await Promise.all([
    findEarnedDays(db, periods.periodo),
    findEarnedDays(db, periods.contra),
  ]);
  const { unidad, parts } = fillDays(periods, days, before);
  const margen = (of: typeof days) => toPesos(margenOf(addUp(of, NO_MARGEN)));
  return {
    ...periods,
    unidad,
    ...toMarginFigures(addUp(days, NO_MARGEN), viewer),
    anterior: toMarginFigures(addUp(before, NO_MARGEN), viewer),
    serie: parts.map((part) => ({
      desde: part.desde,
      margen: margen(part.days),
      anterior: margen(part.before),
    })),
  };
}

/** Exports the report as a spreadsheet, with an audit log entry. */
export async function exportMargenPlanilla(
  db: Db,
  { formato, ...query }: MargenQuery & { formato: FormatoPlanilla },
  author: Author,
  viewer: CostViewer,
) {
  const { rows } = await margenesOf(db, { ...query, limit: LIMITS.pedidosFound, offset: 0 });
  await record(db, author, {
    accion: 'informe.margen',
    despues: { informe: query.por, renglones: rows.length },
  });
  return planillaAs(formato, {
    name: `margen-por-${query.por}`,
    sheet: 'Márgenes',
    columns: margenColumns(query.por, viewer),
    batches: (async function* () {
      yield rows;
    })(),
  });
}
