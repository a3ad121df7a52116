import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import { useQuery } from '@tanstack/react-query';
import { defaultStringifySearch } from '@tanstack/react-router';
import { vistasListOptions } from 'api-client/backoffice';
import { toldByScreen } from 'app-core/queries/own-failures';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { searchOf } from '../../../shared/vistas.ts';
import type { Place } from './places.tsx';

/** Returns the views of orders, the user's own and the team's. Empty after a failure. */
export function useVistas(): Place[] {
  const { may } = usePermisos();
  const theirs = may('pedidos.list');
  const { data } = useQuery({ ...vistasListOptions(), ...toldByScreen, enabled: theirs });
  return ((theirs && data?.vistas) || []).map((vista) => ({
    key: vista.vista_id,
    label: vista.nombre,
    detail: vista.de_equipo ? 'Pedidos, del equipo' : 'Pedidos',
    href: `/panel-pedidos${defaultStringifySearch(searchOf(vista))}`,
    icon: <BookmarkBorderOutlined />,
    words: 'vista pedidos',
  }));
}
