import { LIMITS, type OperationOf } from 'api-client/contract';
import type { Informe } from 'api-client/contract/informes-words';
import type { FormatoPlanilla } from 'api-client/contract/words';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Queryable } from '../../db/database.ts';
import type { PriceViewer } from '../../http/actor.ts';
import { planillaAs } from '../../shared/planilla/planilla.ts';
import { today } from '../../shared/today.ts';
import { courseOf, sumOf } from './informe-course.ts';
import { type AskedPeriods, periodsOf } from './informe-periods.ts';
import { ventasColumns } from './informes-mapper.ts';
import { findDays, findVentas, type Sold } from './informes-repository.ts';

/** Returns the name for orders without an assignee or without a zone. */
export const anonymousOf = (por: Informe): string => (por === 'zona' ? 'Sin zona' : 'Sin asignar');

type Query = Omit<z.output<OperationOf<'informes.ventas'>['query']>, 'limit' | 'offset'>;

export const ventasOf = (
  q: Queryable,
  { por, orden, ...asked }: Query & { limit: number; offset: number },
) => {
  const { limit, offset, ...days } = asked;
  return findVentas(q, {
    ...periodsOf(days, today()),
    por,
    orden,
    limit,
    offset,
    anonymous: anonymousOf(por),
  });
};

const NOTHING: Sold = { pedidos: 0, unidades: 0, importe: 0, pedidas: 0, entregadas: 0 };

/** Returns all sales in two periods, with the chart data. */
export async function resumenOf(q: Queryable, asked: AskedPeriods) {
  const periods = periodsOf(asked, today());
  const [days, before] = await Promise.all([findDays(q, periods.periodo), findDays(q, periods.contra)]);
  const { unidad, parts } = courseOf(periods, days, before);
  return {
    ...periods,
    unidad,
    ...sumOf(days, NOTHING),
    anterior: sumOf(before, NOTHING),
    serie: parts.map((part) => {
      const { importe, pedidas, entregadas } = sumOf(part.days, NOTHING);
      const { importe: anterior } = sumOf(part.before, NOTHING);
      return { desde: part.desde, importe, anterior, pedidas, entregadas };
    }),
  };
}

/** Exports the report as a spreadsheet, with an audit log entry. */
export async function planillaOf(
  db: Db,
  { formato, ...asked }: Query & { formato: FormatoPlanilla },
  author: Author,
  viewer: PriceViewer,
) {
  const { rows } = await ventasOf(db, { ...asked, limit: LIMITS.pedidosFound, offset: 0 });
  await record(db, author, {
    accion: 'informe.planilla',
    despues: { informe: asked.por, renglones: rows.length },
  });
  return planillaAs(formato, {
    name: `ventas-por-${asked.por}`,
    sheet: 'Ventas',
    columns: ventasColumns(asked.por, viewer),
    batches: (async function* () {
      yield rows;
    })(),
  });
}
