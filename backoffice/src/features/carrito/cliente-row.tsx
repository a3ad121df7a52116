import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Usuario } from 'api-client/backoffice';
import { formatCuit } from 'ui-kit/forms/cuit';
import { Tag } from 'ui-kit/tag';
import { isDeactivated } from './clientes.ts';

export interface ClienteRowProps {
  usuario: Usuario;
  /** Enter in the search chooses this row. */
  active: boolean;
  onChoose: () => void;
}

/** A found account, and the button that chooses it. */
export function ClienteRow({ usuario, active, onChoose }: ClienteRowProps) {
  const { nombre, apellido, nombre_comercio, email, dni, dado_de_alta } = usuario;
  const closed = isDeactivated(usuario);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        p: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        ...(active && { bgcolor: 'tint.leaf', borderColor: 'primary.main' }),
      }}
    >
      <Box sx={{ flex: '1 1 60%', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
          {nombre} {apellido} {closed && <Tag>Cuenta desactivada</Tag>}
          {!dado_de_alta && <Tag>Pendiente</Tag>}
        </Typography>
        <Typography variant="body2">{nombre_comercio}</Typography>
        <Typography variant="body2" color="textSecondary">
          {email}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          CUIT/CUIL {formatCuit(String(dni))}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={closed}
        aria-label={`Elegir: ${nombre} ${apellido}`}
        onClick={onChoose}
      >
        Elegir
      </Button>
    </Paper>
  );
}
