import { type MisDomicilios, misDomiciliosListOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';

/** Where one's orders may go besides the account's address. */
export const domicilios = callOptions<MisDomicilios>(misDomiciliosListOptions());

/** 'Mitre 12, Junín (de 8 a 12)' */
export const whereOf = ({ domicilio, horario }: { domicilio: string; horario: string }): string =>
  horario ? `${domicilio} (${horario})` : domicilio;
