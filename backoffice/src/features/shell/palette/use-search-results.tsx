import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { defaultStringifySearch } from '@tanstack/react-router';
import {
  type Pedido,
  type Producto,
  partialText,
  pedidosListOptions,
  productosSearchOptions,
  type Usuario,
  usuariosSearchOptions,
} from 'api-client/backoffice';
import { combineQueries } from 'app-core/queries/answer';
import { reportedByScreen } from 'app-core/queries/own-failures';
import type { PaletteGroup } from 'ui-kit/command-palette';
import { shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { namedDay } from './day-words.ts';
import type { Place } from './places.tsx';

/** Results per group. */
export const RESULTS_PER_GROUP = 5;

const pedidoPlace = ({ pedido_id, numero, usuario, total_precio, ...pedido }: Pedido): Place => ({
  key: pedido_id,
  label: `Pedido ${numero}`,
  detail: [
    usuario.nombre_comercio,
    `${usuario.nombre} ${usuario.apellido}`,
    pedido.estado_pedido.replaceAll('_', ' '),
    shortDate(pedido.fecha_pedido),
  ].join(' · '),
  aside: formatMoney(total_precio),
  href: `/pedido/${pedido_id}`,
  icon: <ReceiptLongOutlined />,
});

/** Finds the orders of a day and customer in a text: 'verde limón jueves'. The first entry opens them all. */
function useOfDay(term: string): (PaletteGroup & { items: Place[] }) | undefined {
  const { may } = usePermisos();
  const day = may('pedidos.list') ? namedDay(term) : undefined;
  const texto = day?.rest ? { texto: day.rest } : {};
  const dias = { desde: day?.desde ?? '', hasta: day?.hasta ?? '' };
  const { data, isFetching } = useQuery({
    ...pedidosListOptions({ query: { ...texto, ...dias, limit: RESULTS_PER_GROUP, offset: 0 } }),
    ...reportedByScreen,
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

/**
 * Finds customers with similar names, and the newest orders of the best match.
 * @param isEnabled whether no name matches
 */
function useSimilar(term: string, isEnabled: boolean, paged: { limit: number; offset: number }) {
  const quiet = { ...reportedByScreen };
  const usuarios = useQuery({
    ...usuariosSearchOptions({ query: { term, parecidos: 'si', ...paged } }),
    ...quiet,
    enabled: isEnabled,
  });
  const likest = isEnabled ? usuarios.data?.usuarios[0] : undefined;
  const pedidos = useQuery({
    ...pedidosListOptions({ query: { cliente_id: likest?.usuario_id ?? '', ...paged } }),
    ...quiet,
    enabled: likest !== undefined,
  });
  return { usuarios, likest, pedidos };
}

const usuarioPlace = ({ usuario_id, nombre, apellido, nombre_comercio, ...usuario }: Usuario): Place => ({
  key: usuario_id,
  label: `${nombre} ${apellido}`,
  detail: [nombre_comercio, usuario.telefono, ...(usuario.esta_activo ? [] : ['cuenta inactiva'])].join(
    ' · ',
  ),
  href: `/usuario/${usuario_id}`,
  icon: <PersonOutlineOutlined />,
});

const productoPlace = ({ producto_id, nombre, marca, precio, disponible }: Producto): Place => ({
  key: producto_id,
  label: nombre,
  detail: [marca.nombre, ...(disponible ? [] : ['sin stock'])].join(' · '),
  ...(precio !== undefined && { aside: formatMoney(precio) }),
  href: `/editar-producto/${producto_id}`,
  icon: <Inventory2Outlined />,
});

/** Returns a link to the orders of the best product. */
const pedidosWith = ([best]: readonly Producto[]): Place[] =>
  best
    ? [
        {
          key: `pedidos-con-${best.producto_id}`,
          label: `Pedidos con ${best.nombre}`,
          href: `/panel-pedidos${defaultStringifySearch({ producto_id: best.producto_id })}`,
          icon: <ReceiptLongOutlined />,
        },
      ]
    : [];

/** Returns a link to the whole list if it has more results. */
const moreResults = (total: number, path: string, search: Record<string, string>): Place[] =>
  total > RESULTS_PER_GROUP
    ? [
        {
          key: path,
          label: `Ver los ${wholeText(total)}`,
          href: path + defaultStringifySearch(search),
          icon: <SearchOutlined />,
        },
      ]
    : [];

/**
 * Searches the shop for a term. The last term's results stay, marked `busy`, until the next response;
 * outdated requests are aborted.
 * @param typing whether the typed text differs from the term
 */
export function useSearchResults(term: string, typing: boolean) {
  const paged = { limit: RESULTS_PER_GROUP, offset: 0 };
  const asked = {
    placeholderData: keepPreviousData,
    ...reportedByScreen,
  };
  const { may } = usePermisos();
  const [ofPedidos, ofUsuarios] = [may('pedidos.list'), may('usuarios.search')];
  const ofProductos = may('productos.update');
  const enableIf = (theirs: boolean) => ({ ...asked, enabled: term !== '' && theirs });
  const pedidos = useQuery({
    ...pedidosListOptions({ query: { texto: term, ...paged } }),
    ...enableIf(ofPedidos),
  });
  const usuarios = useQuery({
    ...usuariosSearchOptions({ query: { term, ...paged } }),
    ...enableIf(ofUsuarios),
  });
  const ofDay = useOfDay(term);
  // Without a match search for similar names; they come last, because the term may be a product.
  const isNobody =
    term !== '' &&
    !ofDay &&
    [pedidos, usuarios].every((one) => one.data?.total === 0 && !one.isPlaceholderData);
  const similar = useSimilar(term, isNobody, paged);
  const productos = useQuery({
    ...productosSearchOptions({ query: { term, ...paged } }),
    ...enableIf(ofProductos),
  });

  const group = <T extends { total: number }>(
    label: string,
    { data, isPlaceholderData, isFetching }: UseQueryResult<T, unknown>,
    places: (data: T) => Place[],
    noteOf?: (data: T) => string | undefined,
  ): PaletteGroup & { items: Place[] } => ({
    label,
    note: data && noteOf?.(data),
    items: term !== '' && data ? places(data) : [],
    busy: typing || (term !== '' && isFetching && (data === undefined || isPlaceholderData)),
  });
  return {
    groups: [
      ...(ofDay ? [ofDay] : []),
      group('Pedidos', pedidos, ({ pedidos: found, total }) => [
        ...found.map(pedidoPlace),
        ...moreResults(total, '/panel-pedidos', { texto: term }),
      ]),
      group('Usuarios', usuarios, ({ usuarios: found, total }) => [
        ...found.map(usuarioPlace),
        ...moreResults(total, '/panel-usuarios', { term }),
      ]),
      group(
        'Productos',
        productos,
        ({ productos: found, total }) => [
          ...found.map(productoPlace),
          ...(ofPedidos ? pedidosWith(found) : []),
          ...moreResults(total, '/panel-producto', { term }),
        ],
        ({ sin_resultados }) => sin_resultados && partialText(sin_resultados),
      ),
      ...(isNobody
        ? [group('Usuarios parecidos', similar.usuarios, ({ usuarios: found }) => found.map(usuarioPlace))]
        : []),
      ...(similar.likest
        ? [
            group(
              `Pedidos de ${similar.likest.nombre_comercio}`,
              similar.pedidos,
              ({ pedidos: theirs, total }) => [
                ...theirs.map(pedidoPlace),
                ...moreResults(total, '/panel-pedidos', { cliente_id: similar.likest?.usuario_id ?? '' }),
              ],
            ),
          ]
        : []),
    ],
    answer: combineQueries([
      ...(ofPedidos ? [pedidos] : []),
      ...(ofUsuarios ? [usuarios] : []),
      ...(ofProductos ? [productos] : []),
    ]),
  };
}
