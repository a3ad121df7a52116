import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { toCents, toPesos } from 'api-client/backoffice';
import { combineQueries } from 'app-core/queries/answer';
import type { BarChartPoint } from 'ui-kit/bar-chart';
import { shopDay } from 'ui-kit/dates';
import { currentToken, useLocked } from '../../shared/session/access.ts';
import { type Ganancias, type Periodo, tableroOptions } from './queries.ts';

/** Sums pesos in whole cents. */
export const sum = (pesos: readonly number[]): number =>
  toPesos(pesos.reduce((cents, amount) => cents + toCents(amount), 0));

/** Returns 'Lun' for 'Lunes'; when narrow 'Lu', and 'S1' for 'Semana 1': the chart omits labels that do not fit. */
function shortLabel(label: string, narrow: boolean): string {
  const [word = '', number] = label.split(' ');
  if (number !== undefined) return narrow ? `${word.slice(0, 1)}${number}` : label;
  return label.slice(0, narrow ? 2 : 3);
}

/** Returns today's index in a period, in the shop's time zone; Monday and a month's first week are 0. */
export function placeOfToday(periodo: Periodo, now = new Date()): number {
  const day = new Date(shopDay(now));
  const sinceMonday = (date: Date) => (date.getUTCDay() + 6) % 7;
  if (periodo === 'semana') return sinceMonday(day);
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
  return Math.floor((sinceMonday(first) + day.getUTCDate() - 1) / 7);
}

/**
 * Pairs each part of a period with the period before; months may differ by a week. Parts after today have no
 * value yet, and today's is incomplete.
 * @param narrow whether whole labels do not fit below the bars
 */
export function toPoints(
  periodo: Ganancias,
  previousPeriodo: Ganancias,
  today: number,
  narrow = false,
): BarChartPoint[] {
  const longer = periodo.labels.length >= previousPeriodo.labels.length ? periodo : previousPeriodo;
  return longer.labels.map((label, place) => {
    const previous = previousPeriodo.data[place];
    return {
      label: shortLabel(label, narrow),
      value: (place > today ? periodo.data[place] || null : periodo.data[place]) ?? null,
      ...(previous !== undefined && { previous }),
      ...(place === today && { underWay: true }),
    };
  });
}

const wholeNumber = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Returns '35 %' of all earnings. A product counts in each of its categories. */
export const shareOf = (ganancia: number, total: number): string =>
  `${wholeNumber.format(total > 0 ? (100 * ganancia) / total : 0)} %`;

/** Error code for a missing token. */
export const NO_TOKEN = 'no-token';

/** Loads a period's figures and those of the period before; without a token no request is sent. */
export function useTablero(periodo: Periodo) {
  // Re-renders when the session continues, to request again.
  useLocked();
  const enabled = currentToken() !== undefined;
  const options = tableroOptions(periodo);
  const queries = {
    ganancias: useQuery({ ...options.ganancias, enabled }),
    gananciasBefore: useQuery({ ...options.gananciasBefore, enabled }),
    vendidos: useQuery({ ...options.vendidos, enabled }),
    vendidosBefore: useQuery({ ...options.vendidosBefore, enabled }),
    cantidades: useQuery({ ...options.cantidades, enabled }),
    categorias: useQuery({ ...options.categorias, enabled }),
  };
  const answers: UseQueryResult<unknown, unknown>[] = Object.values(queries);
  const all = combineQueries(answers);
  return { ...queries, all: enabled ? all : { ...all, error: NO_TOKEN } };
}
