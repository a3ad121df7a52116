import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS, productosVariosOptions } from 'api-client/backoffice';
import { least } from 'ui-kit/theme/tokens';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { NumberFilter } from '../../shared/number-filter.tsx';
import { DayField } from '../../shared/plain-list/day-field.tsx';
import { optionsQuery } from '../../shared/producto-options.ts';
import { useProductoAutocomplete } from '../../shared/use-producto-autocomplete.ts';
import { Choice, DIRECTIONS, RedondeoFields, StartFields } from './lista-fields.tsx';
import { weekLater } from './moments.ts';
import type { PreciosSearch } from './queries.ts';

const FORMAS = [
  { value: 'porcentaje', label: 'por ciento' },
  { value: 'importe', label: 'pesos' },
] as const;
const OFERTAS = [
  { value: 'no', label: 'Sin oferta' },
  { value: 'si', label: 'En promoción, con el precio de antes' },
  { value: 'con-fin', label: 'En promoción, hasta un momento' },
] as const;

interface AjusteFieldsProps extends FieldsProps {
  /** Reports for each field whether it differs from the previewed value. */
  onDraft: Record<'ajuste' | 'desde' | 'hasta', (isDraft: boolean) => void>;
}

/** The change of prices, and the rounding. */
export function AjusteFields({ search, onChange, onDraft }: AjusteFieldsProps) {
  const { sentido, ajuste, forma, redondeo, direccion, oferta, desde, hasta } = search;
  const change =
    <K extends keyof PreciosSearch>(key: K) =>
    (value: PreciosSearch[K]) =>
      onChange({ [key]: value } as Partial<PreciosSearch>);
  return (
    <>
      <Choice label="Los precios" options={DIRECTIONS} value={sentido} onChange={change('sentido')} />
      <NumberFilter
        label="Cuánto"
        value={ajuste}
        onChange={change('ajuste')}
        onDraft={onDraft.ajuste}
        unit={forma === 'porcentaje' ? '%' : '$'}
      />
      <Choice label="Medido en" options={FORMAS} value={forma} onChange={change('forma')} />
      <RedondeoFields search={{ redondeo, direccion }} onChange={onChange} />
      {sentido === 'baja' && (
        <Choice
          label="Los que bajan"
          options={OFERTAS}
          value={oferta === 'si' && hasta ? 'con-fin' : oferta}
          onChange={(value) =>
            onChange({
              oferta: value === 'no' ? 'no' : 'si',
              hasta: value === 'con-fin' ? weekLater(desde) : undefined,
            })
          }
        />
      )}
      {sentido === 'baja' && oferta === 'si' && hasta && (
        <DayField
          label="La promoción termina"
          value={hasta}
          onChange={change('hasta')}
          onDraft={onDraft.hasta}
          withTime
        />
      )}
      <StartFields value={desde} onChange={change('desde')} onDraft={onDraft.desde} />
    </>
  );
}

export interface FieldsProps {
  search: PreciosSearch;
  onChange: (change: Partial<PreciosSearch>) => void;
}

/** Selects products by brand, category, tag or individually; the filters combine. */
export function SeleccionFields({ search, onChange }: FieldsProps) {
  const options = useQuery(optionsQuery());
  const { marca, categoria, etiqueta, productos } = search;
  return (
    <>
      <FilterSelect
        label="Marca"
        all="Todas"
        query={options}
        options={options.data?.marcas ?? []}
        value={marca}
        onChange={(value) => onChange({ marca: value })}
        sx={WIDTH}
      />
      <FilterSelect
        label="Categoría"
        all="Todas"
        query={options}
        options={options.data?.categorias ?? []}
        value={categoria}
        onChange={(value) => onChange({ categoria: value })}
        sx={WIDTH}
      />
      <FilterSelect
        label="Etiqueta"
        all="Todas"
        query={options}
        options={options.data?.etiquetas ?? []}
        value={etiqueta}
        onChange={(value) => onChange({ etiqueta: value })}
        sx={WIDTH}
      />
      <ProductosField chosen={productos} onChange={(ids) => onChange({ productos: ids })} />
    </>
  );
}

/** All selection fields share the first line where the window is wide enough. */
const WIDTH = { flex: { xs: '1 1 100%', sm: `1 1 ${least.card}` } } as const;

interface ProductosFieldProps {
  /** The product ids. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

interface Option {
  producto_id: string;
  nombre: string;
}

const ids = (options: readonly Option[]) => options.map(({ producto_id }) => producto_id);

/** Chooses single products, by search. */
function ProductosField({ chosen, onChange }: ProductosFieldProps) {
  const { options, partial, fields } = useProductoAutocomplete();
  const known = useQuery({
    ...productosVariosOptions({ query: { ids: chosen.join(',') } }),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  const all: Option[] = [...(known.data?.productos ?? []), ...options];
  const value = chosen.map(
    (id): Option => all.find(({ producto_id }) => producto_id === id) ?? { producto_id: id, nombre: '…' },
  );
  return (
    <Autocomplete<Option, true>
      multiple
      {...fields}
      options={options}
      value={value}
      onChange={(_event, next) => onChange(ids(next).slice(0, LIMITS.pageMax))}
      isOptionEqualToValue={(option, other) => option.producto_id === other.producto_id}
      clearText="Quitar todos"
      renderInput={(params) => <TextField {...params} label="Productos elegidos" helperText={partial} />}
      sx={WIDTH}
    />
  );
}
