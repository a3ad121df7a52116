import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { Solicitud } from 'api-client/backoffice';
import { line } from 'ui-kit/theme/tokens';
import { waitingText } from './waiting-text.ts';

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
export const SolicitudesQueue = ({ solicitudes, current }: SolicitudesQueueProps) => (
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
