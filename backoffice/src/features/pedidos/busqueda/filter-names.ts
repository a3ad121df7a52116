import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  LIMITS,
  type ORDENES_PEDIDOS,
  pedidosSeguimientoOptions,
  productosSearchOptions,
  productosVariosOptions,
  usuariosGetOptions,
  zonasListOptions,
} from 'api-client/backoffice';
import { useDeferredValue } from 'react';
import { clienteText } from '../../../shared/found-clientes.ts';
import { partialOf } from '../../../shared/use-producto-autocomplete.ts';
import { useZonas } from '../../../shared/zonas.ts';

type OrdenPedidos = (typeof ORDENES_PEDIDOS)[number];

const LABELS: Record<OrdenPedidos, string> = {
  mas_recientes: 'Más recientes primero',
  mas_antiguos: 'Más antiguos primero',
  mayor_importe: 'Mayor total primero',
  menor_importe: 'Menor total primero',
  comercio_az: 'Por comercio, de la A a la Z',
  numero_mayor: 'Por número, el mayor primero',
  numero_menor: 'Por número, el menor primero',
};

export const ORDEN_OPTIONS = (Object.keys(LABELS) as OrdenPedidos[]).map((value) => ({
  value,
  label: LABELS[value],
}));

export const ordenLabel = (orden: OrdenPedidos): string => LABELS[orden];

/** Returns the name of the filter's customer; undefined while loading. */
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

const NOBODY = 'nadie';

/** Returns the staff and the tags as filter options, including 'nobody'. */
export function useSeguimiento() {
  const query = useQuery(pedidosSeguimientoOptions());
  const people = (query.data?.personal ?? []).map(({ usuario_id: value, nombre, apellido }) => ({
    value,
    label: `${nombre} ${apellido}`.trim(),
  }));
  const etiquetas = (query.data?.etiquetas ?? []).map((value) => ({ value, label: value }));
  return { query, personas: [{ value: NOBODY, label: NOBODY }, ...people], etiquetas };
}

export function usePersonaName(id: string | undefined): string | undefined {
  const { data } = useQuery({ ...pedidosSeguimientoOptions(), enabled: id !== undefined && id !== NOBODY });
  if (id === NOBODY) return NOBODY;
  const found = data?.personal.find(({ usuario_id }) => usuario_id === id);
  return found && `${found.nombre} ${found.apellido}`.trim();
}

export function useFoundProductos(text: string) {
  const term = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    ...productosSearchOptions({ query: { term, limit: LIMITS.page } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  const found = data?.productos.map(({ producto_id: id, nombre }) => ({ id, label: nombre })) ?? [];
  return { found, searching: isFetching, helperText: partialOf(term, data) };
}

const NO_ZONA = { value: 'ninguna', label: 'Sin zona' };

/** Returns delivery zones as filter options, including 'none'; empty when the shop has no zones. */
export function useZonaOptions() {
  const zonas = useZonas().map(({ zona_id: value, nombre: label }) => ({ value, label }));
  return zonas.length === 0 ? [] : [...zonas, NO_ZONA];
}

export function useZonaName(id: string | undefined): string | undefined {
  const { data } = useQuery({ ...zonasListOptions(), enabled: id !== undefined && id !== NO_ZONA.value });
  if (id === NO_ZONA.value) return NO_ZONA.label;
  const nombre = data?.zonas.find(({ zona_id }) => zona_id === id)?.nombre;
  return nombre && `Zona ${nombre}`;
}
