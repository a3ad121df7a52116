import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defaultStringifySearch } from '@tanstack/react-router';
import { LIMITS, vistasListOptions } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useState } from 'react';
import { CommandPalette, type PaletteGroup } from 'ui-kit/command-palette';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { toSearch } from '../../../shared/vistas.ts';
import { findNamed } from './forgiving.ts';
import { type Place, permittedPlaces } from './places.tsx';
import { RESULTS_PER_GROUP, useSearchResults } from './use-search-results.tsx';

const KEY = ['recientes'];
const MOST = 6;

/** Returns a key: the same link under two names is one entry. */
const idOf = ({ href, key }: Place): string => href ?? key;

/**
 * Returns the entries opened last, newest first. Only in memory, in the query cache, which is cleared with
 * the session (app/session-watch.ts).
 */
function useRecent() {
  const queryClient = useQueryClient();
  const [recent] = useState(() => queryClient.getQueryData<readonly Place[]>(KEY) ?? []);
  const remember = ({ aside: _, ...place }: Place) => {
    queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData<readonly Place[]>(KEY, (known = []) =>
      [place, ...known.filter((one) => idOf(one) !== idOf(place))].slice(0, MOST),
    );
  };
  return { recent, remember };
}

/** Returns the views of orders, the user's own and the team's. Empty after a failure. */
function useVistas(): Place[] {
  const { may } = usePermisos();
  const maySeePedidos = may('pedidos.list');
  const { data } = useQuery({ ...vistasListOptions(), ...reportedByScreen, enabled: maySeePedidos });
  return ((maySeePedidos && data?.vistas) || []).map((vista) => ({
    key: vista.vista_id,
    label: vista.nombre,
    detail: vista.de_equipo ? 'Pedidos, del equipo' : 'Pedidos',
    href: `/panel-pedidos${defaultStringifySearch(toSearch(vista))}`,
    icon: <BookmarkBorderOutlined />,
    words: 'vista pedidos',
  }));
}

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Finds orders, people, products, pages and actions. */
export const Palette = ({ open, onClose }: PaletteProps) => (open ? <Finder onClose={onClose} /> : null);

function Finder({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  const { screens, actions } = permittedPlaces();
  const queryClient = useQueryClient();
  const vistas = useVistas();
  const { recent, remember } = useRecent();
  const written = text.trim();
  const found = useSearchResults(term, written !== term && written.length <= LIMITS.termMax);
  const last = written ? findNamed(recent, written) : recent;
  const isNew = (place: Place) => last.every((one) => idOf(one) !== idOf(place));
  const known = (label: string, all: readonly Place[]) => ({
    label,
    items: (written ? findNamed(all, written) : all).filter(isNew),
  });
  const groups: (PaletteGroup & { items: readonly Place[] })[] = [
    { label: 'Recientes', items: last },
    known('Acciones', actions),
    known('Pantallas', screens),
    known('Vistas', written ? vistas : vistas.slice(0, RESULTS_PER_GROUP)),
    ...(written ? found.groups.map((group) => ({ ...group, items: group.items.filter(isNew) })) : []),
  ];
  const failed = written !== '' && term !== '' ? found.answer.error : null;
  return (
    <CommandPalette
      open
      onClose={onClose}
      groups={groups}
      onType={setText}
      onTermChange={setTerm}
      onSelect={({ key }) => {
        const place = groups.flatMap(({ items }) => items).find((item) => item.key === key);
        if (place) remember(place);
        place?.run?.(queryClient);
      }}
      {...(failed ? { error: messageOf(failed), onRetry: () => void found.answer.refetch() } : {})}
      label="Encontrar"
      placeholder="Pedido, cliente, producto o pantalla"
      maxLength={LIMITS.termMax}
    />
  );
}
