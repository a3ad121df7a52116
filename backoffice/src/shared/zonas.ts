import { useQuery } from '@tanstack/react-query';
import { feriadosListOptions, type Zona, zonasListOptions } from 'api-client/backoffice';
import { type DiaSemana, proximoReparto, zonaOf } from 'api-client/backoffice-zonas';
import { shopDay } from 'ui-kit/dates';

/** Empty while loading. */
export const useZonas = (): readonly Zona[] => useQuery(zonasListOptions()).data?.zonas ?? [];

export const DIA_NAMES: Record<DiaSemana, string> = {
  ...{ lunes: 'Lunes', martes: 'Martes', miercoles: 'Miércoles', jueves: 'Jueves' },
  ...{ viernes: 'Viernes', sabado: 'Sábado', domingo: 'Domingo' },
};

/** Returns an address's zone and its next delivery; undefined when the shop has no zones. */
export function useZona(
  domicilio: string,
): { zona: Zona | undefined; proximo: string | undefined } | undefined {
  const zonas = useZonas();
  const { data } = useQuery({ ...feriadosListOptions(), enabled: zonas.length > 0 });
  if (zonas.length === 0) return undefined;
  const zona = zonaOf(domicilio, zonas);
  const feriados = data?.feriados.map(({ fecha }) => fecha);
  return { zona, proximo: zona && feriados && proximoReparto(zona.dias, feriados, shopDay(new Date())) };
}
