import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { ORDENES_PRODUCTOS, TIPOS_PRECIO } from 'api-client/storefront';
import { wholeText } from 'ui-kit/whole-text';
import { byPrice, type Narrowing } from '../../shared/catalogue/narrowing.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { filterLabels, filterText, ordenLabels } from './filter-texts.ts';
import type { Cuentas } from './queries.ts';

export interface FilterChoicesProps {
  /** Undefined while loading: chosen filters stay visible and removable. */
  cuentas: Cuentas | undefined;
  chosen: Narrowing;
  within: Narrowing;
  onChoose: (next: Narrowing) => void;
}

interface Choice {
  value: string;
  text: string;
  disabled?: boolean;
}

const counted = (value: string, text: string, cantidad: number): Choice => ({
  value,
  text: `${text} (${wholeText(cantidad)})`,
});
const named = (cuentas: { nombre: string; cantidad: number }[] | undefined): Choice[] =>
  (cuentas ?? []).map(({ nombre, cantidad }) => counted(nombre, nombre, cantidad));

/** Each filter with the number of products that remain with each choice. */
export function FilterChoices({ cuentas, chosen, within, onChoose }: FilterChoicesProps) {
  const { seesPrices } = useSession();
  const set = (key: keyof Narrowing, value: string) => {
    const { [key]: _, ...rest } = chosen;
    onChoose(value === '' ? rest : ({ ...rest, [key]: value } as Narrowing));
  };
  const select = (key: keyof Narrowing, all: string, choices: Choice[]) => {
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
  const box = (key: 'promocion' | 'nuevo' | 'stock') => (
    <FormControlLabel
      control={
        <Checkbox
          checked={chosen[key] === 'si'}
          onChange={({ target }) => set(key, target.checked ? 'si' : '')}
        />
      }
      label={cuentas ? `${filterLabels[key]} (${wholeText(cuentas[key])})` : filterLabels[key]}
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
      <div>
        {box('stock')}
        {box('promocion')}
        {box('nuevo')}
      </div>
      {select('orden', 'Como viene', ordenes)}
    </Box>
  );
}
