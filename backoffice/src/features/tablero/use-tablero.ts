import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { together } from 'app-core/queries/answer';
import { currentToken, useLocked } from '../../shared/session/access.ts';
import { tableroOptions } from './queries.ts';
import type { Periodo } from './tablero-search.ts';

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
  const all = together(answers);
  return { ...queries, all: enabled ? all : { ...all, error: NO_TOKEN } };
}
