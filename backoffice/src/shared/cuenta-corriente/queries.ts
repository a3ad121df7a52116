import type { QueryClient } from '@tanstack/react-query';
import { queriesOf } from '../queries.ts';

/** What a line more makes old: accounts, and who owes what. */
const CUENTA_QUERIES = queriesOf('cuentaCorriente');

export const refreshCuentas = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries(CUENTA_QUERIES);
