import Box from '@mui/material/Box';
import type { Pedido } from 'api-client/backoffice';
import { SecondLine } from './second-line.tsx';
import { UsuarioLink } from './usuario-link.tsx';

/** A customer in a list of them: their page has the rest. */
export const ClienteCell = ({ usuario }: Pick<Pedido, 'usuario'>) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <UsuarioLink usuario={usuario} />
    <SecondLine>{usuario.nombre_comercio}</SecondLine>
  </Box>
);
