import type { QueryClient } from '@tanstack/react-query';
import { queriesOf } from '../queries.ts';

/** What a line more makes old: accounts, and who owes what. */
const CUENTA_QUERIES = queriesOf('cuentaCorriente');

/** Resolves once they were asked for again. */
export const refreshCuentas = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries(CUENTA_QUERIES);
