import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { EstadoPedido } from 'api-client/backoffice';
import { layout } from 'ui-kit/theme/tokens';
import { ESTADO_OPTIONS, isEstado } from './estado.ts';

const ALL = 'todos';

export interface EstadoFilterProps {
  value: EstadoPedido | undefined;
  onChange: (estado: EstadoPedido | undefined) => void;
}

/** 'Todos los pedidos' and the five statuses. */
export function EstadoFilter({ value, onChange }: EstadoFilterProps) {
  return (
    <TextField
      select
      size="small"
      label="Estado"
      value={value ?? ALL}
      onChange={({ target }) => onChange(isEstado(target.value) ? target.value : undefined)}
      sx={{ width: { xs: '100%', sm: layout.filter } }}
    >
      <MenuItem value={ALL}>Todos los pedidos</MenuItem>
      {ESTADO_OPTIONS.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
