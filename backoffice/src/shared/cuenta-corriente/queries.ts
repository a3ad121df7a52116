import type { QueryClient } from '@tanstack/react-query';
import { queriesOf } from '../queries.ts';

/** Queries that a new account entry invalidates. */
const CUENTA_QUERIES = queriesOf('cuentaCorriente');

/** Resolves once the queries have reloaded. */
export const refreshCuentas = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries(CUENTA_QUERIES);
