import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS, type Usuario, usuariosSearchOptions } from 'api-client/backoffice';
import { useDeferredValue } from 'react';
import { withoutDashes } from './list-search.ts';

/** Returns 'Almacén Ana · Ana Pérez'. */
export const clienteText = ({ nombre, apellido, nombre_comercio }: Usuario): string =>
  `${nombre_comercio} · ${`${nombre} ${apellido}`.trim()}`;

const isAnybody = () => true;

/** Returns the accounts that match the typed text, as options. */
export function useFoundClientes(text: string, isOffered: (usuario: Usuario) => boolean = isAnybody) {
  const term = useDeferredValue(withoutDashes(text.trim()));
  const { data, isFetching } = useQuery({
    ...usuariosSearchOptions({ query: { term, limit: LIMITS.page } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  const found = data?.usuarios
    .filter(isOffered)
    .map((one) => ({ id: one.usuario_id, label: clienteText(one) }));
  return { found: found ?? [], searching: isFetching };
}
