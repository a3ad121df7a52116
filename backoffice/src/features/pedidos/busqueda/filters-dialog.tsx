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
import { type PedidosFilters, UNFILTERED } from '../queries.ts';
import { isSame, quickDays } from './days.ts';
import { ORDEN_OPTIONS, useSeguimiento, useZonaOptions } from './filter-names.ts';
import { ClienteField, ProductoField } from './named-fields.tsx';

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
/** Two fields beside each other; on phones one below the other, except short ones (`data-short`). */
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 3),
  alignItems: 'start',
  '&[data-short]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
/** Checkboxes in columns, so that their boxes stand below each other. */
const Checks = styled(FormGroup)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  columnGap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, auto)' },
}));
const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(4, 3) }));

/** Filters and order of the list; each change applies at once, and is in the URL. */
export function FiltersDialog({ filters, onChange, onClose }: FiltersDialogProps) {
  const estados = filters.estado?.split(',') ?? [];
  const toggle = (estado: EstadoPedido) => {
    const next = ESTADOS_PEDIDO.filter((one) => estados.includes(one) !== (one === estado));
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
        <Checks role="group" aria-label="Estados">
          {ESTADOS_PEDIDO.map((estado) => (
            <FormControlLabel
              key={estado}
              label={estadoName(estado)}
              control={<Checkbox checked={estados.includes(estado)} onChange={() => toggle(estado)} />}
            />
          ))}
        </Checks>
        <Pair>
          <ClienteField id={filters.cliente_id} onSelect={(cliente_id) => onChange({ cliente_id })} />
          <ProductoField id={filters.producto_id} onSelect={(producto_id) => onChange({ producto_id })} />
        </Pair>
        <Pair data-short="">
          <NumberFilter
            label="Total desde"
            value={filters.importe_desde}
            onChange={(importe_desde) => onChange({ importe_desde })}
            unit="$"
            fullWidth
          />
          <NumberFilter
            label="Total hasta"
            least={filters.importe_desde}
            value={filters.importe_hasta}
            onChange={(importe_hasta) => onChange({ importe_hasta })}
            unit="$"
            fullWidth
          />
        </Pair>
        <Pair>
          <SeguimientoFields filters={filters} onChange={onChange} />
          <FilterSelect
            label="Orden"
            all="Más recientes primero"
            options={ORDEN_OPTIONS.slice(1)}
            value={filters.orden}
            onChange={(orden) => onChange({ orden })}
            sx={{ width: '100%' }}
          />
        </Pair>
        <SeguimientoChecks filters={filters} onChange={onChange} />
      </Fields>
    </DetailsDialog>
  );
}

const WIDE = { width: '100%' };
const YES_FILTERS = [
  ['con_nota', 'Con notas de la casa'],
  ['sin_imprimir', 'Aprobados sin remito impreso'],
  ['sin_empacar', 'Aprobados por empacar'],
] as const;

/** Filters by internal data: assigned person, zone, tags. */
function SeguimientoFields({ filters, onChange }: Omit<FiltersDialogProps, 'onClose'>) {
  const { query, personas, etiquetas } = useSeguimiento();
  const zonas = useZonaOptions();
  return (
    <>
      <FilterSelect
        label="A cargo de"
        all="Quien sea"
        query={query}
        options={personas}
        value={filters.asignado_a}
        onChange={(asignado_a) => onChange({ asignado_a })}
        sx={WIDE}
      />
      {zonas.length > 0 && (
        <FilterSelect
          label="Zona de reparto"
          all="Cualquiera"
          options={zonas}
          value={filters.zona}
          onChange={(zona) => onChange({ zona })}
          sx={WIDE}
        />
      )}
      <FilterSelect
        label="Etiqueta"
        all="Con o sin etiquetas"
        query={query}
        options={etiquetas}
        value={filters.etiqueta}
        onChange={(etiqueta) => onChange({ etiqueta })}
        sx={WIDE}
      />
    </>
  );
}

/** By what an order lacks or has: notes, paper, packing. */
const SeguimientoChecks = ({ filters, onChange }: Omit<FiltersDialogProps, 'onClose'>) => (
  <FormGroup row>
    {YES_FILTERS.map(([name, label]) => (
      <FormControlLabel
        key={name}
        label={label}
        control={
          <Checkbox
            checked={filters[name] !== undefined}
            onChange={(_event, checked) => onChange({ [name]: checked ? 'si' : undefined })}
          />
        }
      />
    ))}
  </FormGroup>
);
