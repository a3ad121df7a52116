import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Usuario } from 'api-client/backoffice';
import { Tag } from 'ui-kit/tag';
import { SecondLine } from '../../shared/second-line.tsx';
import { UsuarioLink } from '../../shared/usuario-link.tsx';
import { CorreoMark } from './correo-mark.tsx';
import { useIsOwn } from './use-is-own.ts';
import { useLacksFactor } from './use-lacks-factor.ts';
import { comercioOf, LACKS_FACTOR, nombreOf, staffRol } from './usuario-texts.ts';

/** At most two lines in a table, one on a card, with a tooltip; long words break. */
const Name = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: {
    minWidth: 0,
    '& > a': { display: 'block', alignContent: 'center' },
    '& > a:not(:focus-visible)': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  [theme.breakpoints.up('md')]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    // Space for the focus ring.
    padding: theme.spacing(1),
    margin: theme.spacing(-1),
  },
}));

interface UsuarioNameProps {
  usuario: Usuario;
  /** On a card shop and missing second factor are on the next line. */
  onCard?: boolean;
}

/** Name, 'self' and staff marks, for admins the missing second factor, and the shop. */
export function UsuarioName({ usuario, onCard = false }: UsuarioNameProps) {
  const own = useIsOwn()(usuario);
  const rol = staffRol(usuario);
  const lacksFactor = useLacksFactor()(usuario);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: onCard ? 'nowrap' : 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
        }}
      >
        <Name title={nombreOf(usuario)}>
          <UsuarioLink usuario={usuario} />
        </Name>
        {own && <Tag>Tú</Tag>}
        {rol && <Tag>{rol}</Tag>}
        {lacksFactor && !onCard && <Tag>{LACKS_FACTOR}</Tag>}
        <CorreoMark usuario={usuario} onlyMissing />
      </Box>
      {!onCard && <SecondLine>{comercioOf(usuario)}</SecondLine>}
    </Box>
  );
}
