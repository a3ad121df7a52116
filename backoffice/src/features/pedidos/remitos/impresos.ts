import { useQuery } from '@tanstack/react-query';
import { remitosImpresosOptions } from 'api-client/backoffice';
import { usePermisos } from '../../../shared/session/permisos.ts';

/** Loads an order's printed delivery notes; disabled for a role that may not print. */
export function useImpresos(pedido_id: string) {
  const { may } = usePermisos();
  return useQuery({
    ...remitosImpresosOptions({ path: { pedido_id } }),
    enabled: may('remitos.impresos'),
  });
}
