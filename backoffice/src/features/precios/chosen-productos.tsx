import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS, productosVariosOptions } from 'api-client/backoffice';
import { least } from 'ui-kit/theme/tokens';
import { useFoundProductos } from '../../shared/use-found-productos.ts';

/** All that says which products fills the first line, where the window has room for it. */
export const WIDTH = { flex: { xs: '1 1 100%', sm: `1 1 ${least.card}` } } as const;

interface ChosenProductosProps {
  /** Their ids. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

interface Option {
  producto_id: string;
  nombre: string;
}

const ids = (options: readonly Option[]) => options.map(({ producto_id }) => producto_id);

/** Products chosen by hand, found by name as everywhere. */
export function ChosenProductos({ chosen, onChange }: ChosenProductosProps) {
  const { options, partial, fields } = useFoundProductos();
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
