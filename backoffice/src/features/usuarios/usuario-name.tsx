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

/** In a table two lines at most, on a card one, and all of it on hover; a name without a space breaks. */
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
    // The ring of a focused name is not cut.
    padding: theme.spacing(1),
    margin: theme.spacing(-1),
  },
}));

interface UsuarioNameProps {
  usuario: Usuario;
  /** On a card the shop, and that the second factor lacks, stand on the line below. */
  onCard?: boolean;
}

/** First and last name, whether that is oneself, what one is here, for admins whether staff lack the second factor, and the shop. */
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
