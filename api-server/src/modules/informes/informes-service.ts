import { LIMITS, type OperationOf } from 'api-client/contract';
import type { FormatoPlanilla } from 'api-client/contract/words';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Queryable } from '../../db/database.ts';
import type { PriceViewer } from '../../http/actor.ts';
import { planillaAs } from '../../shared/planilla/planilla.ts';
import { today } from '../../shared/today.ts';
import { type AskedPeriods, type Dias, periodsOf, placeOf, startOf, unidadOf } from './informe-periods.ts';
import { ventasColumns } from './informes-mapper.ts';
import { findDays, findVentas, type Sold } from './informes-repository.ts';

/** For whom nobody looks after: in the report by seller. */
const ANONYMOUS = 'Sin asignar';

type Query = Omit<z.output<OperationOf<'informes.ventas'>['query']>, 'limit' | 'offset'>;

export const ventasOf = (
  q: Queryable,
  { por, orden, ...asked }: Query & { limit: number; offset: number },
) => {
  const { limit, offset, ...days } = asked;
  return findVentas(q, { ...periodsOf(days, today()), por, orden, limit, offset, anonymous: ANONYMOUS });
};

const NOTHING: Sold = { pedidos: 0, unidades: 0, importe: 0 };

const sum = (all: readonly Sold[]): Sold =>
  all.reduce(
    (sums, one) => ({
      pedidos: sums.pedidos + one.pedidos,
      unidades: sums.unidades + one.unidades,
      importe: sums.importe + one.importe,
    }),
    NOTHING,
  );

/** All of two periods, and their course side by side: a part of the one beside that of the same place of the other. */
export async function resumenOf(q: Queryable, asked: AskedPeriods) {
  const { periodo, contra } = periodsOf(asked, today());
  const [days, daysBefore] = await Promise.all([findDays(q, periodo), findDays(q, contra)]);
  const unidad = unidadOf(periodo);
  const course = (all: typeof days, { desde }: Dias) => {
    const amounts = new Map<number, number>();
    for (const { dia, importe } of all) {
      const place = placeOf(unidad, desde, dia);
      amounts.set(place, (amounts.get(place) ?? 0) + importe);
    }
    return (place: number) => amounts.get(place) ?? 0;
  };
  const [now, before] = [course(days, periodo), course(daysBefore, contra)];
  const parts = placeOf(unidad, periodo.desde, periodo.hasta) + 1;
  return {
    periodo,
    contra,
    unidad,
    ...sum(days),
    anterior: sum(daysBefore),
    serie: Array.from({ length: parts }, (_, place) => ({
      desde: startOf(unidad, periodo.desde, place),
      importe: now(place),
      anterior: before(place),
    })),
  };
}

/** The report as a spreadsheet. Who takes it is in the trail. */
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
