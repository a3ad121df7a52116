import { useQuery } from '@tanstack/react-query';
import { pedidosHistorialOptions } from 'api-client/backoffice';

/** Returns the user who saved the order last; a general word while unknown. */
export function useAuthor(pedido_id: string): string {
  const { data } = useQuery(pedidosHistorialOptions({ path: { pedido_id } }));
  const usuario = data?.at(-1)?.usuario;
  return usuario ? `${usuario.nombre} ${usuario.apellido}`.trim() : 'Otra persona';
}
