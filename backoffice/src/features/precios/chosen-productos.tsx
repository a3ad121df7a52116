import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS, productosSearchOptions, productosVariosOptions } from 'api-client/backoffice';
import { useDeferredValue, useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';

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
  const [text, setText] = useState('');
  const term = useDeferredValue(text.trim());
  const found = useQuery({
    ...productosSearchOptions({ query: { term, limit: LIMITS.page } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  const known = useQuery({
    ...productosVariosOptions({ query: { ids: chosen.join(',') } }),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  const options: Option[] = term === '' ? [] : (found.data?.productos ?? []);
  const all = [...(known.data?.productos ?? []), ...options];
  const value = chosen.map(
    (id): Option => all.find(({ producto_id }) => producto_id === id) ?? { producto_id: id, nombre: '…' },
  );
  return (
    <Autocomplete
      multiple
      size="small"
      options={options}
      value={value}
      inputValue={text}
      onInputChange={(_event, next) => setText(next)}
      onChange={(_event, next) => onChange(ids(next).slice(0, LIMITS.pageMax))}
      // The server finds: it forgives what is mistyped.
      filterOptions={(found) => found}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ producto_id }) => producto_id}
      isOptionEqualToValue={(option, other) => option.producto_id === other.producto_id}
      loading={found.isFetching}
      loadingText="Buscando…"
      noOptionsText={term === '' ? 'Escribe el nombre de un producto' : 'No se han encontrado productos'}
      clearText="Quitar todos"
      openText="Abrir la lista"
      closeText="Ocultar la lista"
      renderInput={(params) => <TextField {...params} label="Productos elegidos" />}
      sx={{ flex: '1 1 100%', maxWidth: { md: layout.search } }}
    />
  );
}
