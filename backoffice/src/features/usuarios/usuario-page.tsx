import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { usuariosGetOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { BackButton } from 'ui-kit/back-button';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { useUsuarioAction } from './use-usuario-action.ts';
import { UsuarioActionDialogs } from './usuario-action-dialogs.tsx';
import { UsuarioFacts } from './usuario-facts.tsx';
import { UsuarioHabituales } from './usuario-habituales.tsx';
import { UsuarioNotas } from './usuario-notas.tsx';
import { UsuarioPageActions } from './usuario-page-actions.tsx';
import { UsuarioResumen } from './usuario-resumen.tsx';
import { nombreOf } from './usuario-texts.ts';

const route = getRouteApi('/_staff/usuario/$usuario_id');

/** All that the house knows of somebody: who they are, what they buy, what was written down of them. */
export function UsuarioPage() {
  const { usuario_id: id } = route.useParams();
  const { href } = useReturnTo('/panel-usuarios');
  const query = useQuery(usuariosGetOptions({ path: { id } }));
  const action = useUsuarioAction();
  const usuario = query.data;
  return (
    <>
      <PageTitle
        before={<BackButton href={href} />}
        lead={usuario?.nombre_comercio}
        actions={usuario && <UsuarioPageActions usuario={usuario} onAction={action.ask} />}
      >
        {usuario ? nombreOf(usuario) : 'Cliente'}
      </PageTitle>
      <Answer query={query} failed="No se han encontrado un usuario." loading={<LoadingDots />}>
        {(data) => (
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 8, lg: 10 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
              <UsuarioFacts usuario={data} onAction={action.ask} />
              <UsuarioNotas id={id} />
            </Box>
            <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
              <UsuarioResumen usuario={data} />
              <UsuarioHabituales id={id} />
            </Box>
          </Box>
        )}
      </Answer>
      <UsuarioActionDialogs action={action} />
    </>
  );
}
