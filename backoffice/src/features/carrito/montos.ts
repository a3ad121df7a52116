import { useQuery } from '@tanstack/react-query';
import { type Tienda, tiendaGetOptions } from 'api-client/backoffice';
import { type Montos, useMontosOf } from 'app-core/order/montos';
import { callOptions } from 'app-core/queries/call-options';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { condicionDadaOptions } from '../../shared/condiciones.ts';
import { may } from '../../shared/session/permisos.ts';

const montos = callOptions<Tienda>(tiendaGetOptions());

/** Returns the amounts for a customer's order: those of an agreement that counts today, otherwise the shop's. */
export function useMontos(cliente: string | null): Montos {
  const ofShop = useMontosOf(montos, (found) => found);
  const { data } = useQuery({
    ...condicionDadaOptions(cliente ?? ''),
    enabled: cliente !== null && may('condiciones.deUsuario'),
    ...reportedByScreen,
  });
  const agreed = data?.condicion?.vigente ? data.condicion : undefined;
  return {
    monto_minimo: agreed?.monto_minimo ?? ofShop.monto_minimo,
    envio_gratis: agreed?.envio_gratis ?? ofShop.envio_gratis,
  };
}
