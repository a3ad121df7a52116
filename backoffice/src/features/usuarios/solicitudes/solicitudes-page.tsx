import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Answer } from 'app-core/queries/answer';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { least } from 'ui-kit/theme/tokens';
import { useMarkReadOnOpen } from '../../../shared/notificaciones.ts';
import { useReturnTo } from '../../../shared/use-return-to.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { solicitudesOptions } from './queries.ts';
import { SolicitudActions } from './solicitud-actions.tsx';
import { SolicitudPanel } from './solicitud-panel.tsx';
import { SolicitudesQueue } from './solicitudes-queue.tsx';
import { useAnswerSolicitud } from './use-answer-solicitud.ts';

const route = getRouteApi('/_staff/solicitudes');

/** The account requests one by one, with the answers. */
export function SolicitudesPage() {
  const { solicitud: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const { href } = useReturnTo('/panel-usuarios?inactivos=true');
  const query = useQuery(solicitudesOptions());
  const all = query.data?.solicitudes ?? [];
  const at = Math.max(
    all.findIndex(({ usuario }) => usuario.usuario_id === wanted),
    0,
  );
  const current = all[at];
  const open = (place: number) =>
    void navigate({ search: { solicitud: all[place]?.usuario.usuario_id }, replace: true });
  // Opens the next request; after the last the one before.
  const answering = useAnswerSolicitud(() => open(at + 1 < all.length ? at + 1 : at - 1));
  useMarkReadOnOpen('usuario');
  return (
    <>
      <PageTitle before={<BackButton href={href} />}>Mesa de solicitudes</PageTitle>
      <Answer query={query} failed="No se pudieron cargar las solicitudes." loading={<LoadingDots />}>
        {({ total }) =>
          current ? (
            <Box
              sx={{
                display: 'grid',
                gap: 8,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${least.buttons} minmax(0, 1fr)` },
                alignItems: 'start',
              }}
            >
              <Box
                component="nav"
                aria-label="Solicitudes que esperan"
                sx={{ display: { xs: 'none', lg: 'block' } }}
              >
                <SolicitudesQueue solicitudes={all} current={current.usuario.usuario_id} />
              </Box>
              <div>
                <SolicitudActions
                  usuario={current.usuario}
                  place={at}
                  shown={all.length}
                  total={total}
                  onOpen={open}
                  onAnswer={(name) => answering.ask(name, current.usuario)}
                />
                <SolicitudPanel key={current.usuario.usuario_id} solicitud={current} />
              </div>
            </Box>
          ) : (
            <EmptyState announce="status" title="No hay solicitudes que esperen" />
          )
        }
      </Answer>
      <AnswerDialog answering={answering} />
    </>
  );
}
