import Box from '@mui/material/Box';
import { FLAG_FILTER_NAMES, type FlagFilter, ORDENES_PRODUCTOS, TIPOS_PRECIO } from 'api-client/storefront';
import { PlainCheckbox, PlainSelect } from 'ui-kit/forms/plain-choices';
import { wholeText } from 'ui-kit/whole-text';
import { byPrice, type ListFilters } from '../../shared/catalogue/search-params.ts';
import { useSession } from '../../shared/session/session.ts';
import { filterLabels, filterText, ordenLabels } from './filter-texts.ts';
import type { Cuentas } from './queries.ts';

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
export function FilterChoices({ cuentas, chosen, within, onChoose }: FilterChoicesProps) {
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
      <PlainSelect
        label={filterLabels[key]}
        name={key}
        value={value}
        onChange={({ target }) => set(key, target.value)}
      >
        <option value="">{all}</option>
        {shown.map(({ value: one, text, disabled }) => (
          <option key={one} value={one} disabled={disabled}>
            {text}
          </option>
        ))}
      </PlainSelect>
    );
  };
  const box = (key: FlagFilter | 'stock') => (
    <PlainCheckbox
      key={key}
      label={withCount(filterLabels[key], cuentas?.[key])}
      name={key}
      value="si"
      checked={chosen[key] === 'si'}
      onChange={({ target }) => set(key, target.checked ? 'si' : '')}
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
