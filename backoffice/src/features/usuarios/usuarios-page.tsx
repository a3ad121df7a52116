import { getRouteApi } from '@tanstack/react-router';
import type { Usuario } from 'api-client/backoffice';
import { useState } from 'react';
import { ListPage } from '../../shared/list-page.tsx';
import { useMarkReadOnOpen } from '../../shared/notificaciones.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { ClientesPlanilla } from './clientes-planilla.tsx';
import { InviteEmpleado } from './invite-empleado.tsx';
import { usuariosPages } from './queries.ts';
import { useUsuarioAction } from './use-usuario-action.ts';
import { UsuarioActionDialogs } from './usuario-action-dialogs.tsx';
import { UsuarioDetails } from './usuario-details.tsx';
import { UsuariosList } from './usuarios-list.tsx';
import { UsuariosToolbar } from './usuarios-toolbar.tsx';

const route = getRouteApi('/_staff/panel-usuarios');

/** The users area; term, mode and page are in the URL. */
export function UsuariosPage() {
  const { search, query, change, page } = useListPage(route, usuariosPages);
  const action = useUsuarioAction();
  const [details, setDetails] = useState<Usuario>();
  useMarkReadOnOpen('usuario');

  return (
    <ListPage
      {...page}
      actions={
        <>
          <InviteEmpleado />
          <ClientesPlanilla search={search} />
        </>
      }
      toolbar={<UsuariosToolbar search={search} onChange={change} />}
    >
      <UsuariosList usuarios={query} onInfo={setDetails} onAction={action.ask} />
      <UsuarioDetails usuario={details} onClose={() => setDetails(undefined)} onAction={action.ask} />
      <UsuarioActionDialogs action={action} />
    </ListPage>
  );
}
