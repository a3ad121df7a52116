import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListLayer } from 'ui-kit/back-closes';
import { layout } from 'ui-kit/theme/tokens';
import { NumberFilter } from '../../shared/number-filter.tsx';
import { DayField } from '../../shared/plain-list/day-field.tsx';
import { DIRECCIONES, REDONDEOS } from '../../shared/redondeo-options.ts';
import { tomorrow } from './moments.ts';
import type { ListaSearch, PreciosSearch } from './queries.ts';

export const DIRECTIONS = [
  { value: 'sube', label: 'Suben' },
  { value: 'baja', label: 'Bajan' },
] as const;

interface ChoiceProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

export function Choice<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
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

interface RedondeoFieldsProps {
  search: Pick<PreciosSearch, 'redondeo' | 'direccion'>;
  onChange: (change: Partial<Pick<PreciosSearch, 'redondeo' | 'direccion'>>) => void;
}

export const RedondeoFields = ({ search: { redondeo, direccion }, onChange }: RedondeoFieldsProps) => (
  <>
    <Choice
      label="Redondeo"
      options={REDONDEOS}
      value={redondeo}
      onChange={(value) => onChange({ redondeo: value })}
    />
    {redondeo !== 'no' && (
      <Choice
        label="Se redondea"
        options={DIRECCIONES}
        value={direccion}
        onChange={(value) => onChange({ direccion: value })}
      />
    )}
  </>
);

const MOMENTS = [
  { value: 'ya', label: 'Enseguida' },
  { value: 'despues', label: 'En otro momento' },
] as const;

interface StartFieldsProps {
  /** Undefined for now. */
  value: string | undefined;
  onChange: (desde: string | undefined) => void;
  onDraft: (isDraft: boolean) => void;
}

/** When the prices change: now, or at a moment. */
export const StartFields = ({ value, onChange, onDraft }: StartFieldsProps) => (
  <>
    <Choice
      label="Se cambian"
      options={MOMENTS}
      value={value ? 'despues' : 'ya'}
      onChange={(moment) => onChange(moment === 'ya' ? undefined : tomorrow())}
    />
    {value && <DayField label="Desde" value={value} onChange={onChange} onDraft={onDraft} withTime />}
  </>
);

interface ListaFieldsProps {
  search: ListaSearch;
  onChange: (change: Partial<ListaSearch>) => void;
  /** Reports for each field whether it differs from the previewed value. */
  onDraft: Record<'ajuste' | 'desde', (isDraft: boolean) => void>;
}

/** The change of an agreement's whole list. */
export const ListaFields = ({ search, onChange, onDraft }: ListaFieldsProps) => (
  <>
    <Choice
      label="Los precios"
      options={DIRECTIONS}
      value={search.sentido}
      onChange={(sentido) => onChange({ sentido })}
    />
    <NumberFilter
      label="Cuánto"
      value={search.ajuste}
      onChange={(ajuste) => onChange({ ajuste })}
      onDraft={onDraft.ajuste}
      unit="%"
    />
    <RedondeoFields search={search} onChange={onChange} />
    <StartFields value={search.desde} onChange={(desde) => onChange({ desde })} onDraft={onDraft.desde} />
  </>
);
