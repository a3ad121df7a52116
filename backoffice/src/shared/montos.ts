import { type Tienda, tiendaGetOptions } from 'api-client/backoffice';
import { type Montos, useMontosOf } from 'app-core/order/montos';
import { callOptions } from 'app-core/queries/call-options';

const montos = callOptions<Tienda>(tiendaGetOptions());
export const useMontos = (): Montos => useMontosOf(montos, (found) => found);
