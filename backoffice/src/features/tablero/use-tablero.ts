import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { together } from 'app-core/queries/answer';
import { currentToken, useLocked } from '../../shared/session/access.ts';
import { tableroOptions } from './queries.ts';
import type { Periodo } from './tablero-search.ts';

/** Why nothing is asked for. */
export const NO_TOKEN = 'no-token';

/** All figures of a period and of the one before it. Without a token none is asked for. */
export function useTablero(periodo: Periodo) {
  // A session that goes on asks again.
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
  const all = together(answers);
  return { ...queries, all: enabled ? all : { ...all, error: NO_TOKEN } };
}
