import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { together } from 'app-core/queries/answer';
import { currentToken, useLocked } from '../../shared/session/access.ts';
import { cifrasOptions, gananciasOptions } from './queries.ts';
import type { Periodo } from './tablero-search.ts';

/** The earnings of both kinds of period come in answers of their own; only the one that is shown is asked for. */
function useGanancias(periodo: Periodo, cual: 'actual' | 'anterior', enabled: boolean) {
  const semana = useQuery({ ...gananciasOptions.semana(cual), enabled: enabled && periodo === 'semana' });
  const mes = useQuery({ ...gananciasOptions.mes(cual), enabled: enabled && periodo === 'mes' });
  return periodo === 'semana' ? semana : mes;
}

/** Why nothing is asked for. */
export const SIN_TOKEN = 'sin-token';

/** All figures of a period and of the one before it. Without a token none is asked for. */
export function useTablero(periodo: Periodo) {
  // A session that goes on asks again.
  useLocked();
  const enabled = currentToken() !== undefined;
  const options = cifrasOptions(periodo);
  const queries = {
    ganancias: useGanancias(periodo, 'actual', enabled),
    gananciasAntes: useGanancias(periodo, 'anterior', enabled),
    vendidos: useQuery({ ...options.vendidos, enabled }),
    vendidosAntes: useQuery({ ...options.vendidosAntes, enabled }),
    cantidades: useQuery({ ...options.cantidades, enabled }),
    categorias: useQuery({ ...options.categorias, enabled }),
  };
  const all: UseQueryResult<unknown, unknown>[] = Object.values(queries);
  const todo = together(all);
  return { ...queries, todo: enabled ? todo : { ...todo, error: SIN_TOKEN } };
}
