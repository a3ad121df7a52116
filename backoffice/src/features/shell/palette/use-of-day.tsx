import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { defaultStringifySearch } from '@tanstack/react-router';
import { pedidosListOptions } from 'api-client/backoffice';
import { toldByScreen } from 'app-core/queries/own-failures';
import type { PaletteGroup } from 'ui-kit/command-palette';
import { wholeText } from 'ui-kit/whole-text';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { namedDay } from './day-words.ts';
import { pedidoPlace, SHOWN } from './pedido-place.tsx';
import type { Place } from './places.tsx';

/** Finds the orders of a day and customer in a text: 'verde limón jueves'. The first entry opens them all. */
export function useOfDay(term: string): (PaletteGroup & { items: Place[] }) | undefined {
  const { may } = usePermisos();
  const day = may('pedidos.list') ? namedDay(term) : undefined;
  const texto = day?.rest ? { texto: day.rest } : {};
  const dias = { desde: day?.desde ?? '', hasta: day?.hasta ?? '' };
  const { data, isFetching } = useQuery({
    ...pedidosListOptions({ query: { ...texto, ...dias, limit: SHOWN, offset: 0 } }),
    ...toldByScreen,
    enabled: day !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!day) return undefined;
  const label = `Pedidos ${day.rest ? `de ${day.rest} ` : ''}${day.label}`;
  const all: Place = {
    key: `pedidos-del-dia ${day.desde} ${day.rest}`,
    label,
    ...(data && { aside: data.total === 1 ? '1 pedido' : `${wholeText(data.total)} pedidos` }),
    href: `/panel-pedidos${defaultStringifySearch({ ...texto, ...dias })}`,
    icon: <ReceiptLongOutlined />,
  };
  return { label, items: [all, ...(data?.pedidos.map(pedidoPlace) ?? [])], busy: isFetching && !data };
}
