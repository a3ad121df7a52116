import { type MiCuentaCorriente, miCuentaCorrienteGetOptions } from 'api-client/storefront';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';

/** What the customer owes and paid, a page of it. */
export const myAccount = (page?: number) =>
  callOptions<MiCuentaCorriente>(miCuentaCorrienteGetOptions({ query: pageQuery(page) }));
