import { type DatosBancarios, datosBancariosGetOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';

/** Query of the shop's bank account, for screens that wait for it before the code that shows it has loaded. */
export const bankDetails = callOptions<DatosBancarios>(datosBancariosGetOptions());
