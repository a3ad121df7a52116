import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS, TIPO_PRECIO_TEXTS, TIPOS_PRECIO } from 'api-client/backoffice';
import type { TipoPlanilla } from 'api-client/backoffice-planillas';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import type { Destinos, Eleccion } from './eleccion-draft.ts';

interface Props {
  tipo: TipoPlanilla;
  destinos: Destinos;
  fijos: Eleccion['fijos'];
  iva: Eleccion['iva'];
  onChange: (change: Partial<Pick<Eleccion, 'fijos' | 'iva'>>) => void;
}

const TEXTS = { marca: 'Marca', categorias: 'Categoría' } as const;
const IVA = [
  { value: '0', label: 'Se toman como vienen' },
  { value: '10.5', label: 'Sumar 10,5 %' },
  { value: '21', label: 'Sumar 21 %' },
] as const;
const WIDTH = { width: { xs: '100%', sm: 220 } };

const ratesOf = (value: string | undefined): Eleccion['iva'] => {
  if (value === '21') return 21;
  if (value === '10.5') return 10.5;
  return value === '0' ? 0 : null;
};

/** Default values of new products for missing columns, and the tax added to prices. */
export function Fijos({ tipo, destinos, fijos, iva, onChange }: Props) {
  const taken = Object.values(destinos);
  const say = (campo: keyof typeof TEXTS, text: string) => {
    const { [campo]: _, ...others } = fijos;
    onChange({ fijos: text.trim() === '' ? others : { ...others, [campo]: text } });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {tipo === 'catalogo' ? 'Para todo lo nuevo que no lo dice' : 'Precios'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {tipo === 'catalogo' &&
          (['marca', 'categorias'] as const).map((campo) => (
            <TextField
              key={campo}
              size="small"
              label={TEXTS[campo]}
              value={fijos[campo] ?? ''}
              onChange={({ target }) => say(campo, target.value)}
              slotProps={{ htmlInput: { maxLength: LIMITS.nombreMax }, inputLabel: { shrink: true } }}
              sx={WIDTH}
            />
          ))}
        {tipo === 'catalogo' && !taken.includes('tipo_de_precio') && (
          <FilterSelect
            label="Cómo se vende"
            all={TIPO_PRECIO_TEXTS.por_unidad}
            options={TIPOS_PRECIO.filter((value) => value !== 'por_unidad').map((value) => ({
              value,
              label: TIPO_PRECIO_TEXTS[value],
            }))}
            value={fijos.tipo_de_precio}
            onChange={(value) => {
              const { tipo_de_precio: _, ...others } = fijos;
              onChange({ fijos: value === undefined ? others : { ...others, tipo_de_precio: value } });
            }}
            sx={WIDTH}
          />
        )}
        {taken.includes('precio') && (
          <FilterSelect
            label="IVA de los precios"
            all="Se toman como vienen"
            options={IVA.filter(({ value }) => value !== '0')}
            value={iva === null || iva === 0 ? undefined : (String(iva) as '10.5' | '21')}
            onChange={(value) => onChange({ iva: ratesOf(value ?? '0') })}
            sx={WIDTH}
          />
        )}
      </Box>
    </Box>
  );
}
