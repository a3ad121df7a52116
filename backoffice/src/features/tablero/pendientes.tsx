import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import {
  type Espera,
  empaquesPendientesOptions,
  pedidosPendientesOptions,
  usuariosPendientesOptions,
} from 'api-client/backoffice';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useId } from 'react';
import { shortDate } from 'ui-kit/dates';
import { SectionTitle } from 'ui-kit/section-title';
import { least, line } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { currentToken, useLocked } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.card}), 1fr))`,
  gap: theme.spacing(2),
  margin: theme.spacing(0, 0, 6),
  padding: 0,
  listStyle: 'none',
}));

/** The whole card is a link. */
const Card = createLink(
  styled('a')(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    height: '100%',
    padding: theme.spacing(2, 4),
    border: `${line.thin} ${theme.tokens.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.tokens.palette.background.paper,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { borderColor: theme.tokens.palette.primary.main },
    '& strong': { ...theme.typography.h2, minWidth: '1.5em', textAlign: 'center' },
    '& small': { display: 'block', color: theme.tokens.palette.text.secondary, ...theme.typography.body2 },
  })),
);

function sinceText(espera: Espera | undefined): string {
  if (espera?.cantidad === 0) return 'al día';
  // Reserve the line.
  return espera?.desde ? `desde ${shortDate(espera.desde)}` : '\u00a0';
}

interface WaitingProps {
  /** Undefined while loading; the space is reserved. */
  espera: Espera | undefined;
  one: string;
  many: string;
}

function Waiting({ espera, one, many }: WaitingProps) {
  return (
    <>
      <strong>{espera ? wholeText(espera.cantidad) : <Skeleton aria-hidden />}</strong>
      <span>
        {espera?.cantidad === 1 ? one : many}
        <small>{sinceText(espera)}</small>
      </span>
    </>
  );
}

/** Tasks of staff who only pack. Hidden after a failure, which the figures show. */
function PorEmpacar() {
  const title = useId();
  const { data, isError } = useQuery({
    ...empaquesPendientesOptions({ query: { limit: 1 } }),
    ...reportedByScreen,
  });
  if (isError) return null;
  const [oldest] = data?.pedidos ?? [];
  const espera = data && { cantidad: data.total, desde: oldest?.fecha_pedido ?? null };
  return (
    <section aria-labelledby={title}>
      <SectionTitle id={title}>Para hacer</SectionTitle>
      <List>
        <li>
          <Card to="/panel-empaque">
            <Waiting espera={espera} one="pedido por empacar" many="pedidos por empacar" />
          </Card>
        </li>
      </List>
    </section>
  );
}

/** Pending tasks, each with a link. */
export function Pendientes() {
  const title = useId();
  // Re-renders when the session continues, to request again.
  useLocked();
  const { may } = usePermisos();
  const enabled = currentToken() !== undefined;
  const [ofPedidos, ofSolicitudes] = [may('pedidos.list'), may('usuarios.pendientes')];
  const pedidos = useQuery({
    ...pedidosPendientesOptions(),
    ...reportedByScreen,
    enabled: enabled && ofPedidos,
  });
  const solicitudes = useQuery({
    ...usuariosPendientesOptions(),
    ...reportedByScreen,
    enabled: enabled && ofSolicitudes,
  });
  if (!enabled || pedidos.isError || solicitudes.isError) return null;
  if (!ofPedidos && !ofSolicitudes) return may('empaques.pendientes') ? <PorEmpacar /> : null;
  const { por_aprobar, por_empacar, por_enviar } = pedidos.data ?? {};
  return (
    <section aria-labelledby={title}>
      <SectionTitle id={title}>Para hacer</SectionTitle>
      <List>
        {ofPedidos && (
          <li>
            <Card to="/panel-pedidos" search={{ estado: 'esperando_aprobacion' }}>
              <Waiting espera={por_aprobar} one="pedido por aprobar" many="pedidos por aprobar" />
            </Card>
          </li>
        )}
        {/* Older servers omit the number. */}
        {ofPedidos && (pedidos.isPending || por_empacar) && (
          <li>
            <Card to="/panel-pedidos" search={{ sin_empacar: 'si' }}>
              <Waiting
                espera={por_empacar ?? undefined}
                one="pedido por empacar"
                many="pedidos por empacar"
              />
            </Card>
          </li>
        )}
        {ofPedidos && (
          <li>
            <Card to="/panel-pedidos" search={{ estado: 'aprobado' }}>
              <Waiting espera={por_enviar} one="pedido por enviar" many="pedidos por enviar" />
            </Card>
          </li>
        )}
        {ofSolicitudes && (
          <li>
            <Card to="/solicitudes">
              <Waiting espera={solicitudes.data} one="solicitud de cuenta" many="solicitudes de cuenta" />
            </Card>
          </li>
        )}
      </List>
    </section>
  );
}
