import { type DatosBancarios, datosBancariosGetOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';

/** The shop's bank account. Screens that wait for it ask before the code comes that shows it. */
export const bankDetails = callOptions<DatosBancarios>(datosBancariosGetOptions());
