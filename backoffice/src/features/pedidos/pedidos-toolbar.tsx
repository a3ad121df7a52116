import Box from '@mui/material/Box';
import { layout } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListSearch } from '../../shared/list-toolbar.tsx';
import { PhoneFilters } from '../../shared/phone-filters.tsx';
import { DayField } from '../../shared/plain-list/day-field.tsx';
import { FiltersButton } from './busqueda/filters-button.tsx';
import { ColumnasButton } from './columnas/columnas-button.tsx';
import type { Columnas } from './columnas/use-columnas.ts';
import { ESTADO_OPTIONS } from './estado.ts';
import { countRest, type PedidosFilters } from './pedidos-search.ts';

export interface PedidosToolbarProps {
  filters: PedidosFilters;
  columnas: Columnas;
  onChange: (change: Partial<PedidosFilters>) => void;
}

const severalOf = (estado: string) => ({
  value: estado,
  label: `${wholeText(estado.split(',').length)} estados`,
});

/** Status and search filters; phones collapse the search behind a button. */
export function PedidosToolbar({ filters, columnas, onChange }: PedidosToolbarProps) {
  const { texto, estado, desde, hasta } = filters;
  const count = [texto, desde, hasta].filter(Boolean).length + countRest(filters);
  return (
    <>
      <FilterSelect
        label="Estado"
        all="Todos los pedidos"
        options={estado?.includes(',') ? [...ESTADO_OPTIONS, severalOf(estado)] : ESTADO_OPTIONS}
        value={estado}
        onChange={(estado) => onChange({ estado })}
        // Narrow, so that all filters fit in one row on a desktop.
        sx={{ flex: { xs: 1, sm: `1 1 ${layout.status}px` }, maxWidth: { sm: layout.filter } }}
      />
      <PhoneFilters label="Más filtros" count={count} iconOnly>
        <ListSearch label="Buscar pedido" value={texto} onSearch={(texto) => onChange({ texto })} />
        <Box sx={{ display: 'flex', gap: 3, width: { xs: '100%', sm: 'auto' } }}>
          <DayField label="Desde" value={desde} onChange={(desde) => onChange({ desde })} />
          <DayField label="Hasta" first={desde} value={hasta} onChange={(hasta) => onChange({ hasta })} />
        </Box>
        <FiltersButton filters={filters} onChange={onChange} />
        <ColumnasButton columnas={columnas} />
      </PhoneFilters>
    </>
  );
}
