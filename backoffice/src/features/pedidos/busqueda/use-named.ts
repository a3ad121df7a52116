import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  LIMITS,
  productosSearchOptions,
  productosVariosOptions,
  type Usuario,
  usuariosGetOptions,
  usuariosSearchOptions,
} from 'api-client/backoffice';
import { useDeferredValue } from 'react';
import { withoutDashes } from '../../../shared/without-dashes.ts';

const clienteText = ({ nombre, apellido, nombre_comercio }: Usuario) =>
  `${nombre_comercio} · ${`${nombre} ${apellido}`.trim()}`;

/** Whom a filter names, as staff call them: until it is known, nothing. */
export function useClienteName(id: string | undefined): string | undefined {
  const { data } = useQuery({ ...usuariosGetOptions({ path: { id: id ?? '' } }), enabled: id !== undefined });
  return data && clienteText(data);
}

export function useProductoName(id: string | undefined): string | undefined {
  const { data } = useQuery({
    ...productosVariosOptions({ query: { ids: id ?? '' } }),
    enabled: id !== undefined,
  });
  return data?.productos[0]?.nombre;
}

/** What stands in the list of a field in which somebody types. */
export function useFoundClientes(text: string) {
  const term = useDeferredValue(withoutDashes(text.trim()));
  const { data, isFetching } = useQuery({
    ...usuariosSearchOptions({ query: { term, limit: LIMITS.page } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  const found = data?.usuarios.map((one) => ({ id: one.usuario_id, label: clienteText(one) })) ?? [];
  return { found, searching: isFetching };
}

export function useFoundProductos(text: string) {
  const term = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    ...productosSearchOptions({ query: { term, limit: LIMITS.page } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  const found = data?.productos.map(({ producto_id: id, nombre }) => ({ id, label: nombre })) ?? [];
  return { found, searching: isFetching };
}
