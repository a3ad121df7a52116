import { type MiCuentaCorriente, miCuentaCorrienteGetOptions } from 'api-client/storefront';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';

/** A page of the customer's account statement. */
export const myAccount = (page?: number) =>
  callOptions<MiCuentaCorriente>(miCuentaCorrienteGetOptions({ query: pageQuery(page) }));
