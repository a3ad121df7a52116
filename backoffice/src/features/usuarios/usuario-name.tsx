import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Usuario } from 'api-client/backoffice';
import { Tag } from 'ui-kit/tag';
import { SecondLine } from '../../shared/second-line.tsx';
import { UsuarioLink } from '../../shared/usuario-link.tsx';
import { CorreoMark } from './correo-mark.tsx';
import { useIsOwn } from './use-is-own.ts';
import { useLacksFactor } from './use-lacks-factor.ts';
import { comercioOf, nombreOf, staffRol } from './usuario-texts.ts';

/** In a table two lines at most, and all of it on hover; a name without a space breaks. */
const Name = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
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
  /** It stands elsewhere. */
  withoutComercio?: boolean;
}

/** First and last name, whether that is oneself, what one is here, for admins whether staff lack the second factor, and the shop. */
export function UsuarioName({ usuario, withoutComercio = false }: UsuarioNameProps) {
  const own = useIsOwn()(usuario);
  const rol = staffRol(usuario);
  const lacksFactor = useLacksFactor()(usuario);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Name title={nombreOf(usuario)}>
          <UsuarioLink usuario={usuario} />
        </Name>
        {own && <Tag>Tú</Tag>}
        {rol && <Tag>{rol}</Tag>}
        {lacksFactor && <Tag>Sin verificación en dos pasos</Tag>}
        <CorreoMark usuario={usuario} onlyMissing />
      </Box>
      {!withoutComercio && <SecondLine>{comercioOf(usuario)}</SecondLine>}
    </Box>
  );
}
