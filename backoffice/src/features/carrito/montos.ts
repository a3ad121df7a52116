import { useQuery } from '@tanstack/react-query';
import { type Tienda, tiendaGetOptions } from 'api-client/backoffice';
import { type Montos, useMontosOf } from 'app-core/order/montos';
import { callOptions } from 'app-core/queries/call-options';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { condicionDadaOptions } from '../../shared/condiciones.ts';
import { may } from '../../shared/session/permisos.ts';

const montos = callOptions<Tienda>(tiendaGetOptions());

/** Returns the amounts for a customer's order: the minimum of the customer's agreement, or the shop's. */
export function useMontos(cliente: string | null): Montos {
  const ofShop = useMontosOf(montos, (found) => found);
  const { data } = useQuery({
    ...condicionDadaOptions(cliente ?? ''),
    enabled: cliente !== null && may('condiciones.deUsuario'),
    ...reportedByScreen,
  });
  return { ...ofShop, monto_minimo: data?.condicion?.monto_minimo ?? ofShop.monto_minimo };
}
