import { useQuery } from '@tanstack/react-query';
import { pedidosHistorialOptions } from 'api-client/backoffice';

/** Who saved an order last; nobody in particular as long as it is not known. */
export function useAuthor(pedido_id: string): string {
  const { data } = useQuery(pedidosHistorialOptions({ path: { pedido_id } }));
  const usuario = data?.at(-1)?.usuario;
  return usuario ? `${usuario.nombre} ${usuario.apellido}`.trim() : 'Otra persona';
}
