import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import { ESTADOS_PEDIDO, type EstadoPedido } from 'api-client/backoffice';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { NumberFilter } from '../../../shared/number-filter.tsx';
import { estadoName } from '../estado.ts';
import { type PedidosFilters, UNFILTERED } from '../pedidos-search.ts';
import { isSame, quickDays } from './days.ts';
import { ClienteField, ProductoField } from './named-fields.tsx';
import { ORDEN_OPTIONS } from './orden.ts';
import { SeguimientoFields } from './seguimiento-fields.tsx';

export interface FiltersDialogProps {
  filters: PedidosFilters;
  onChange: (change: Partial<PedidosFilters>) => void;
  onClose: () => void;
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingTop: theme.spacing(2),
}));
const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(4, 3) }));

/** Filters and order of the list; each change applies at once, and is in the URL. */
export function FiltersDialog({ filters, onChange, onClose }: FiltersDialogProps) {
  const chosen = filters.estado?.split(',') ?? [];
  const toggle = (estado: EstadoPedido) => {
    const next = ESTADOS_PEDIDO.filter((one) => chosen.includes(one) !== (one === estado));
    onChange({ estado: next.join(',') || undefined });
  };
  return (
    <DetailsDialog
      open
      title="Filtrar y ordenar"
      onClose={onClose}
      texts={{ close: 'Ver los pedidos' }}
      actions={<Button onClick={() => onChange(UNFILTERED)}>Quitar los filtros</Button>}
    >
      <Fields>
        <Row role="group" aria-label="Días">
          {quickDays().map(({ label, days }) => {
            const isOn = isSame(filters, days);
            return (
              <Chip
                key={label}
                label={label}
                clickable
                color={isOn ? 'primary' : 'default'}
                aria-pressed={isOn}
                onClick={() => onChange(isOn ? { desde: undefined, hasta: undefined } : days)}
              />
            );
          })}
        </Row>
        <FormGroup row role="group" aria-label="Estados">
          {ESTADOS_PEDIDO.map((estado) => (
            <FormControlLabel
              key={estado}
              label={estadoName(estado)}
              control={<Checkbox checked={chosen.includes(estado)} onChange={() => toggle(estado)} />}
            />
          ))}
        </FormGroup>
        <ClienteField id={filters.cliente_id} onChoose={(cliente_id) => onChange({ cliente_id })} />
        <ProductoField id={filters.producto_id} onChoose={(producto_id) => onChange({ producto_id })} />
        <Row>
          <NumberFilter
            label="Total desde"
            value={filters.importe_desde}
            onChange={(importe_desde) => onChange({ importe_desde })}
            unit="$"
          />
          <NumberFilter
            label="Total hasta"
            least={filters.importe_desde}
            value={filters.importe_hasta}
            onChange={(importe_hasta) => onChange({ importe_hasta })}
            unit="$"
          />
        </Row>
        <SeguimientoFields filters={filters} onChange={onChange} />
        <Box sx={{ display: 'grid' }}>
          <FilterSelect
            label="Orden"
            all="Más recientes primero"
            options={ORDEN_OPTIONS.slice(1)}
            value={filters.orden}
            onChange={(orden) => onChange({ orden })}
            sx={{ width: '100%' }}
          />
        </Box>
      </Fields>
    </DetailsDialog>
  );
}
