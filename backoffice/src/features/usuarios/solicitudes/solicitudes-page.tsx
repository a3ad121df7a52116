import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';
import type { Solicitud } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { BackButton } from 'ui-kit/back-button';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { least, line } from 'ui-kit/theme/tokens';
import { useMarkReadOnOpen } from '../../../shared/notificaciones.ts';
import { useLastGood } from '../../../shared/use-last-good.ts';
import { useReturnTo } from '../../../shared/use-return-to.ts';
import { nombreOf } from '../usuario-texts.tsx';
import { solicitudesOptions } from './queries.ts';
import { SolicitudActions } from './solicitud-actions.tsx';
import { SolicitudPanel, waitingText } from './solicitud-panel.tsx';
import { useAnswerSolicitud } from './use-answer-solicitud.ts';

interface AnswerDialogProps {
  answering: ReturnType<typeof useAnswerSolicitud>;
}

/** The answer's mail, which can be edited. */
export function AnswerDialog({ answering }: AnswerDialogProps) {
  // Keep the texts while the dialog fades out.
  const lastAsked = useLastGood(answering.asked);
  if (!lastAsked) return null;
  const { key, answer, usuario } = lastAsked;
  return (
    <ConfirmDialog
      key={key}
      open={answering.asked !== undefined}
      title={answer.title}
      text={
        <>
          <strong>{usuario.nombre_comercio}</strong>
          <br />
          {nombreOf(usuario)}, {usuario.email}
        </>
      }
      reason={{
        label: 'Mensaje',
        required: true,
        maxLength: answer.most,
        help: answer.help,
        initial: answering.textOf(lastAsked),
        onWrite: (text) => answering.write(lastAsked, text),
        texts: { missing: 'Escribe el mensaje.' },
      }}
      destructive={answer.destructive}
      busy={answering.busy}
      onConfirm={answering.confirm}
      onCancel={answering.cancel}
      onLeave={answering.leave}
      texts={{ confirm: answer.confirm, cancel: 'Volver', leave: 'Seguir sin esperar' }}
    />
  );
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Item = createLink(
  styled('a')(({ theme }) => ({
    display: 'block',
    padding: theme.spacing(2, 3),
    border: `${line.thin} transparent`,
    borderRadius: theme.shape.borderRadius,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: theme.tokens.palette.divider },
    '&[aria-current]': {
      borderColor: theme.tokens.palette.primary.main,
      background: theme.tokens.palette.background.paper,
    },
    '& > small': { display: 'block', color: theme.tokens.palette.text.secondary, ...theme.typography.body2 },
  })),
);

interface SolicitudesQueueProps {
  solicitudes: readonly Solicitud[];
  current: string;
}

/** Pending requests, oldest first. */
const SolicitudesQueue = ({ solicitudes, current }: SolicitudesQueueProps) => (
  <List>
    {solicitudes.map(({ usuario: { usuario_id, nombre_comercio, creado_en } }) => (
      <li key={usuario_id}>
        <Item
          to="/solicitudes"
          search={{ solicitud: usuario_id }}
          replace
          {...(usuario_id === current && { 'aria-current': 'true' as const })}
        >
          {nombre_comercio}
          <small>{creado_en && waitingText(creado_en)}</small>
        </Item>
      </li>
    ))}
  </List>
);

const route = getRouteApi('/_staff/solicitudes');

/** The account requests one by one, with the answers. */
export function SolicitudesPage() {
  const { solicitud: solicitudId } = route.useSearch();
  const navigate = route.useNavigate();
  const { href } = useReturnTo('/panel-usuarios?inactivos=true');
  const query = useQuery(solicitudesOptions());
  const all = query.data?.solicitudes ?? [];
  const at = Math.max(
    all.findIndex(({ usuario }) => usuario.usuario_id === solicitudId),
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
