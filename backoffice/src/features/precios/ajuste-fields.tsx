import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListLayer } from 'ui-kit/back-closes';
import { formatMoneyShort } from 'ui-kit/money';
import { layout } from 'ui-kit/theme/tokens';
import { NumberFilter } from '../../shared/number-filter.tsx';
import { DayField } from '../../shared/plain-list/day-field.tsx';
import { tomorrow, weekLater } from './moments.ts';
import type { PreciosSearch } from './precios-search.ts';
import type { FieldsProps } from './seleccion-fields.tsx';

const DIRECTIONS = [
  { value: 'sube', label: 'Suben' },
  { value: 'baja', label: 'Bajan' },
] as const;
const FORMAS = [
  { value: 'porcentaje', label: 'por ciento' },
  { value: 'importe', label: 'pesos' },
] as const;
const REDONDEOS = [
  { value: 'no', label: 'Sin redondear' },
  ...(['1', '5', '10', '50', '100'] as const).map((value) => ({
    value,
    label: `A ${formatMoneyShort(Number(value))}`,
  })),
] as const;
const DIRECCIONES = [
  { value: 'cercano', label: 'Al más cercano' },
  { value: 'arriba', label: 'Hacia arriba' },
] as const;
const OFERTAS = [
  { value: 'no', label: 'Sin oferta' },
  { value: 'si', label: 'En promoción, con el precio de antes' },
  { value: 'con-fin', label: 'En promoción, hasta un momento' },
] as const;
const MOMENTS = [
  { value: 'ya', label: 'Enseguida' },
  { value: 'despues', label: 'En otro momento' },
] as const;

interface ChoiceProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

function Choice<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
  const list = useListLayer();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      slotProps={{ select: list }}
      onChange={({ target }) => onChange(target.value as V)}
      sx={{ flex: { xs: '1 1 45%', sm: `1 1 ${layout.day}px` } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

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
      <Choice label="Redondeo" options={REDONDEOS} value={redondeo} onChange={change('redondeo')} />
      {redondeo !== 'no' && (
        <Choice label="Se redondea" options={DIRECCIONES} value={direccion} onChange={change('direccion')} />
      )}
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
      <Choice
        label="Se cambian"
        options={MOMENTS}
        value={desde ? 'despues' : 'ya'}
        onChange={(value) => onChange({ desde: value === 'ya' ? undefined : tomorrow() })}
      />
      {desde && (
        <DayField label="Desde" value={desde} onChange={change('desde')} onDraft={onDraft.desde} withTime />
      )}
    </>
  );
}
