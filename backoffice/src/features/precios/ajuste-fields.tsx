import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';
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
  ...(['1', '5', '10', '50', '100'] as const).map((value) => ({ value, label: `A $ ${value}` })),
] as const;
const DIRECCIONES = [
  { value: 'cercano', label: 'Al más cercano' },
  { value: 'arriba', label: 'Hacia arriba' },
] as const;
const OFERTAS = [
  { value: 'no', label: 'Sin oferta' },
  { value: 'si', label: 'En promoción, con el precio de antes' },
] as const;

interface ChoiceProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

function Choice<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as V)}
      sx={{ minWidth: { xs: '45%', sm: layout.day } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** By how much prices rise or fall, and what they are rounded to. */
export function AjusteFields({ search, onChange }: FieldsProps) {
  const { sentido, forma, redondeo, direccion, oferta } = search;
  const change =
    <K extends keyof PreciosSearch>(key: K) =>
    (value: PreciosSearch[K]) =>
      onChange({ [key]: value } as Partial<PreciosSearch>);
  return (
    <>
      <Choice label="Los precios" options={DIRECTIONS} value={sentido} onChange={change('sentido')} />
      <AjusteField search={search} onChange={onChange} />
      <Choice label="Medido en" options={FORMAS} value={forma} onChange={change('forma')} />
      <Choice label="Redondeo" options={REDONDEOS} value={redondeo} onChange={change('redondeo')} />
      {redondeo !== 'no' && (
        <Choice label="Se redondea" options={DIRECCIONES} value={direccion} onChange={change('direccion')} />
      )}
      {sentido === 'baja' && (
        <Choice label="Los que bajan" options={OFERTAS} value={oferta} onChange={change('oferta')} />
      )}
    </>
  );
}

/** '7,5' → 7.5; nothing of what can't be told. */
const numberIn = (text: string): number | undefined =>
  /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

/** It counts on Enter, and when the field is left: each key would be another preview. */
function AjusteField({ search: { ajuste, forma }, onChange }: FieldsProps) {
  const written = ajuste === undefined ? '' : String(ajuste).replace('.', ',');
  const [typed, setTyped] = useState({ text: written, of: written });
  // It follows the address.
  if (typed.of !== written) setTyped({ text: written, of: written });
  const next = numberIn(typed.text);
  const isWrong = next === undefined && typed.text.trim() !== '';
  const settle = () => {
    if (!isWrong && next !== ajuste) onChange({ ajuste: next });
  };
  const unit = forma === 'porcentaje' ? { endAdornment: '%' } : { startAdornment: '$' };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <TextField
        size="small"
        label="Cuánto"
        value={typed.text}
        onChange={({ target }) => setTyped({ text: target.value, of: written })}
        onBlur={settle}
        error={isWrong}
        helperText={isWrong && 'Un número con hasta 2 decimales, como 7,5.'}
        slotProps={{ input: unit, htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        sx={{ width: layout.day }}
      />
    </form>
  );
}
