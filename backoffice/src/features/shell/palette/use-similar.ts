import { useQuery } from '@tanstack/react-query';
import { pedidosListOptions, usuariosSearchOptions } from 'api-client/backoffice';
import { toldByScreen } from 'app-core/queries/own-failures';

/**
 * Finds customers with similar names, and the newest orders of the best match.
 * @param wanted whether no name matches
 */
export function useSimilar(term: string, wanted: boolean, paged: { limit: number; offset: number }) {
  const quiet = { ...toldByScreen };
  const usuarios = useQuery({
    ...usuariosSearchOptions({ query: { term, parecidos: 'si', ...paged } }),
    ...quiet,
    enabled: wanted,
  });
  const likest = wanted ? usuarios.data?.usuarios[0] : undefined;
  const pedidos = useQuery({
    ...pedidosListOptions({ query: { cliente_id: likest?.usuario_id ?? '', ...paged } }),
    ...quiet,
    enabled: likest !== undefined,
  });
  return { usuarios, likest, pedidos };
}
