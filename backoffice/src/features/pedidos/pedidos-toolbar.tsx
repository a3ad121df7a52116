import TuneOutlined from '@mui/icons-material/TuneOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lateView } from 'ui-kit/late-view';
import { layout } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListSearch } from '../../shared/list-toolbar.tsx';
import { PhoneFilters } from '../../shared/phone-filters.tsx';
import { DayField } from '../../shared/plain-list/day-field.tsx';
import { useLateMenu } from '../../shared/use-late-menu.ts';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';
import type { FiltersDialogProps } from './busqueda/filters-dialog.tsx';
import type { Columnas } from './columnas/use-columnas.ts';
import { ESTADO_OPTIONS } from './estado.ts';
import { countFilters, type PedidosFilters } from './queries.ts';

const dialog = lateView(
  async () => (await import('./busqueda/filters-dialog.tsx')).FiltersDialog,
  'when-wanted',
);

/** Opens the less used filters and the order; shows how many are set. */
function FiltersButton({ filters, onChange }: Omit<FiltersDialogProps, 'onClose'>) {
  const { subject, openFor, close, Dialog } = useLazyDialog<true, FiltersDialogProps>(dialog);
  // On phones this button is inside 'Más filtros'.
  const wide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('sm'));
  const count = countFilters(filters);
  return (
    <>
      <Button variant="outlined" startIcon={<TuneOutlined />} onClick={() => openFor(true)}>
        {`${wide ? 'Más filtros' : 'Filtrar y ordenar'}${count > 0 ? ` (${wholeText(count)})` : ''}`}
      </Button>
      {Dialog && subject && <Dialog filters={filters} onChange={onChange} onClose={close} />}
    </>
  );
}

const view = lateView(async () => (await import('./columnas/columnas-menu.tsx')).ColumnasMenu);

/** Chooses the list's columns; customer and status are always there. */
function ColumnasButton({ columnas }: { columnas: Columnas }) {
  const { Menu, menu, button } = useLateMenu(view);
  return (
    <>
      <IconButton aria-label="Columnas" title="Columnas" aria-haspopup="menu" {...button}>
        <ViewColumnOutlined />
      </IconButton>
      {Menu && <Menu {...menu} columnas={columnas} />}
    </>
  );
}

interface PedidosToolbarProps {
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
  const count = [texto, desde, hasta].filter(Boolean).length + countFilters(filters);
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
