import { type MisDomicilios, misDomiciliosListOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';

/** The customer's delivery addresses besides the account's own. */
export const domicilios = callOptions<MisDomicilios>(misDomiciliosListOptions());

/** For example 'Mitre 12, Junín (de 8 a 12)'. */
export const domicilioText = ({ domicilio, horario }: { domicilio: string; horario: string }): string =>
  horario ? `${domicilio} (${horario})` : domicilio;
