import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FLAG_FILTER_NAMES, type FlagFilter, ORDENES_PRODUCTOS, TIPOS_PRECIO } from 'api-client/storefront';
import { useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import {
  byPrice,
  type CatalogueSearch,
  filtersOf,
  type ListFilters,
  permittedSearch,
} from '../../shared/catalogue/search-params.ts';
import { failureText } from '../../shared/failure-text.ts';
import { useSession } from '../../shared/session/session.ts';
import { filterLabels, filterText, ordenLabels } from './filter-texts.ts';
import { type Cuentas, filterCounts } from './queries.ts';

export interface ListFiltersProps {
  search: CatalogueSearch;
  /** Filter that the address's name implies; the user cannot change it here. */
  within: ListFilters;
  onNarrow: (next: ListFilters) => void;
}

interface FilterSheetProps extends ListFiltersProps {
  open: boolean;
  onClose: () => void;
}

/** Filters apply only on the button, so the page behind does not change before. */
export function FilterSheet({ open, onClose, search, within, onNarrow }: FilterSheetProps) {
  const { seesPrices } = useSession();
  const [chosen, setChosen] = useState<ListFilters>(() => filtersOf(permittedSearch(search, seesPrices)));
  const onPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { data, error, refetch, isFetching } = useQuery({
    ...filterCounts(search.term ?? '', { ...chosen, ...within }, seesPrices),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const apply = (next: ListFilters) => {
    onClose();
    onNarrow(next);
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={onPhone ? 'bottom' : 'right'}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'afinar',
          sx: {
            width: { md: layout.filters },
            maxHeight: { xs: '92dvh', md: 'none' },
            borderRadius: (theme) => ({ xs: theme.spacing(3, 3, 0, 0), md: 0 }),
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 4, pt: 2 }}>
        <Typography variant="h2" id="afinar">
          Afinar la lista
        </Typography>
        <IconButton aria-label="Cerrar filtros" edge="end" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 4, py: 3 }}>
        {error && !data ? (
          <Box role="alert" sx={{ mb: 4 }}>
            No pudimos contar los productos. {failureText(error)}{' '}
            <Button onClick={() => void refetch()} loading={isFetching}>
              Reintentar
            </Button>
          </Box>
        ) : null}
        <FilterChoices cuentas={data} chosen={chosen} within={within} onChoose={setChosen} />
      </Box>
      <Box sx={{ display: 'flex', gap: 2, px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
        <Button onClick={() => apply({})} sx={{ flexShrink: 0 }}>
          Quitar todo
        </Button>
        <Button variant="contained" onClick={() => apply(chosen)} sx={{ flex: 1 }}>
          {seeText(data)}
        </Button>
      </Box>
    </Drawer>
  );
}

function seeText(cuentas: Cuentas | undefined): string {
  if (!cuentas) return 'Ver la lista';
  return cuentas.total === 1 ? 'Ver 1 producto' : `Ver ${wholeText(cuentas.total)} productos`;
}

interface FilterChoicesProps {
  /** Undefined while loading: chosen filters stay visible and removable. */
  cuentas: Cuentas | undefined;
  chosen: ListFilters;
  within: ListFilters;
  onChoose: (next: ListFilters) => void;
}

interface Choice {
  value: string;
  text: string;
  disabled?: boolean;
}

/** A server of the last release does not count a filter that is new. */
const withCount = (text: string, count: number | null | undefined): string =>
  count == null ? text : `${text} (${wholeText(count)})`;

const counted = (value: string, text: string, cantidad: number): Choice => ({
  value,
  text: withCount(text, cantidad),
});
const named = (cuentas: { nombre: string; cantidad: number }[] | undefined): Choice[] =>
  (cuentas ?? []).map(({ nombre, cantidad }) => counted(nombre, nombre, cantidad));

/** Each filter with the number of products that remain with each choice. */
function FilterChoices({ cuentas, chosen, within, onChoose }: FilterChoicesProps) {
  const { seesPrices } = useSession();
  const set = (key: keyof ListFilters, value: string) => {
    const { [key]: _, ...rest } = chosen;
    onChoose(value === '' ? rest : ({ ...rest, [key]: value } as ListFilters));
  };
  const select = (key: keyof ListFilters, all: string, choices: Choice[]) => {
    const value = chosen[key] ?? '';
    const listed = value === '' || choices.some((one) => one.value === value);
    const own = chosen[key];
    // Keep a chosen value visible and removable even if no product matches with the other filters.
    const shown =
      listed || own === undefined ? choices : [counted(value, filterText(key, own), 0), ...choices];
    return (
      <TextField
        select
        fullWidth
        label={filterLabels[key]}
        value={value}
        onChange={({ target }) => set(key, target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{all}</option>
        {shown.map(({ value: one, text, disabled }) => (
          <option key={one} value={one} disabled={disabled}>
            {text}
          </option>
        ))}
      </TextField>
    );
  };
  const box = (key: FlagFilter | 'stock') => (
    <FormControlLabel
      key={key}
      control={
        <Checkbox
          checked={chosen[key] === 'si'}
          onChange={({ target }) => set(key, target.checked ? 'si' : '')}
        />
      }
      label={withCount(filterLabels[key], cuentas?.[key])}
    />
  );
  const tipos = TIPOS_PRECIO.flatMap((tipo) => {
    const cantidad = cuentas?.tipos?.find((one) => one.tipo === tipo)?.cantidad;
    return cantidad === undefined ? [] : [counted(tipo, filterText('tipo', tipo), cantidad)];
  });
  const ordenes = ORDENES_PRODUCTOS.filter((orden) => orden !== 'nombre').map((orden) => {
    const forOthers = byPrice(orden) && !seesPrices;
    const text = forOthers ? `${ordenLabels[orden]} (con tu cuenta)` : ordenLabels[orden];
    return { value: orden, text, disabled: forOthers };
  });
  return (
    <Box sx={{ display: 'grid', gap: 4, pt: 2 }} aria-busy={cuentas === undefined}>
      {within.categoria === undefined && select('categoria', 'Todas', named(cuentas?.categorias))}
      {within.marca === undefined && select('marca', 'Todas', named(cuentas?.marcas))}
      {select('etiqueta', 'Todas', named(cuentas?.etiquetas))}
      {seesPrices && select('tipo', 'De cualquier forma', tipos)}
      <div>{(['stock', ...FLAG_FILTER_NAMES] as const).map(box)}</div>
      {select('orden', 'Como viene', ordenes)}
    </Box>
  );
}
