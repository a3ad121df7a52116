import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Solicitud } from 'api-client/backoffice';
import { Tag } from 'ui-kit/tag';
import { UsuarioLink } from '../../../shared/usuario-link.tsx';

type Coincidencia = Solicitud['coincidencias'][number];

const WORDS: Record<Coincidencia['por'][number], string> = {
  documento: 'Mismo CUIT o documento',
  telefono: 'Mismo teléfono',
  domicilio: 'Mismo domicilio',
  correo: 'Mismo correo',
};

const stateOf = ({ dado_de_alta, esta_activo }: Coincidencia): string => {
  if (!dado_de_alta) return 'Solicitud pendiente';
  return esta_activo ? 'Cuenta activa' : 'Cuenta inactiva';
};

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Accounts with equal data, and their state. */
export function Coincidencias({ coincidencias }: Pick<Solicitud, 'coincidencias'>) {
  if (coincidencias.length === 0) {
    return (
      <Typography color="textSecondary">
        Ninguna otra cuenta tiene su CUIT, su teléfono, su domicilio o su correo.
      </Typography>
    );
  }
  return (
    <List aria-label="Cuentas con algo en común">
      {coincidencias.map((one) => (
        <li key={one.usuario_id}>
          <strong>{one.nombre_comercio}</strong>
          <Typography variant="body2" color="textSecondary" component="div">
            <UsuarioLink usuario={one} /> · {stateOf(one)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {one.por.map((por) => (
              <Tag key={por}>{WORDS[por]}</Tag>
            ))}
          </Box>
        </li>
      ))}
    </List>
  );
}
