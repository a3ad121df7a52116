import Box from '@mui/material/Box';
import { layout } from 'ui-kit/theme/tokens';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListSearch } from '../../shared/list-toolbar.tsx';
import { DayField } from '../../shared/plain-list/day-field.tsx';
import { ESTADO_OPTIONS } from './estado.ts';
import type { PedidosFilters } from './pedidos-search.ts';

export interface PedidosToolbarProps {
  filters: PedidosFilters;
  onChange: (change: Partial<PedidosFilters>) => void;
}

/** Whose orders, in which status, of which days. */
export function PedidosToolbar({ filters, onChange }: PedidosToolbarProps) {
  return (
    <>
      <ListSearch label="Buscar pedido" value={filters.texto} onSearch={(texto) => onChange({ texto })} />
      <FilterSelect
        label="Estado"
        all="Todos los pedidos"
        options={ESTADO_OPTIONS}
        value={filters.estado}
        onChange={(estado) => onChange({ estado })}
        sx={{ width: { xs: '100%', sm: layout.filter } }}
      />
      <Box sx={{ display: 'flex', gap: 3, width: { xs: '100%', sm: 'auto' } }}>
        <DayField label="Desde" value={filters.desde} onChange={(desde) => onChange({ desde })} />
        <DayField label="Hasta" value={filters.hasta} onChange={(hasta) => onChange({ hasta })} />
      </Box>
    </>
  );
}
