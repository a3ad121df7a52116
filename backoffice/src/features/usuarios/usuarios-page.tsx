import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Usuario } from 'api-client/backoffice';
import { useCallback, useState } from 'react';
import { ListPage } from '../../shared/list-page.tsx';
import { useMarkReadOnOpen } from '../../shared/notificaciones.ts';
import { usuariosPageOptions } from './queries.ts';
import { useUsuarioAction } from './use-usuario-action.ts';
import { UsuarioActionDialogs } from './usuario-action-dialogs.tsx';
import { UsuarioDetails } from './usuario-details.tsx';
import { UsuariosList } from './usuarios-list.tsx';
import { UsuariosToolbar } from './usuarios-toolbar.tsx';

const route = getRouteApi('/_staff/panel-usuarios');

/** The users area: search, active or inactive, list, pager; all of it stands in the URL. */
export function UsuariosPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const usuarios = useQuery(usuariosPageOptions(search));
  const action = useUsuarioAction();
  const [details, setDetails] = useState<Usuario>();
  useMarkReadOnOpen('usuario');

  const toPage = useCallback(
    (pagina: number, options?: { replace: boolean }) =>
      void navigate({ search: (now) => ({ ...now, pagina }), ...options }),
    [navigate],
  );

  return (
    <ListPage
      title="Área de Usuarios"
      toolbar={
        <UsuariosToolbar
          search={search}
          // Another term or mode starts at its first page.
          onChange={(change) => void navigate({ search: (now) => ({ ...now, ...change, pagina: 1 }) })}
        />
      }
      page={search.pagina}
      total={usuarios.isPlaceholderData ? undefined : usuarios.data?.total}
      waiting={usuarios.isFetching}
      onPage={toPage}
    >
      <UsuariosList usuarios={usuarios} onInfo={setDetails} onAction={action.ask} />
      <UsuarioDetails usuario={details} onClose={() => setDetails(undefined)} />
      <UsuarioActionDialogs action={action} />
    </ListPage>
  );
}
