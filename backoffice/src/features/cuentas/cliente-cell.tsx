import Box from '@mui/material/Box';
import type { CuentasPage } from 'api-client/backoffice';
import { SecondLine } from '../../shared/second-line.tsx';
import { UsuarioLink } from '../../shared/usuario-link.tsx';

type Cuenta = CuentasPage['cuentas'][number];

/** Who owes it: their page has the account. */
export const ClienteCell = ({ usuario }: Cuenta) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <UsuarioLink usuario={usuario} />
    <SecondLine>{usuario.nombre_comercio}</SecondLine>
  </Box>
);
