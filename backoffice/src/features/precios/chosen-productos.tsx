import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS, productosVariosOptions } from 'api-client/backoffice';
import { least } from 'ui-kit/theme/tokens';
import { useFoundProductos } from '../../shared/use-found-productos.ts';

/** All selection fields share the first line where the window is wide enough. */
export const WIDTH = { flex: { xs: '1 1 100%', sm: `1 1 ${least.card}` } } as const;

interface ChosenProductosProps {
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
