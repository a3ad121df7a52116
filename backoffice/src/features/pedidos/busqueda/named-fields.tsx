import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListLayer } from 'ui-kit/back-closes';
import { useClienteName, useFoundClientes, useFoundProductos, useProductoName } from './filter-names.ts';

interface NamedFieldProps {
  id: string | undefined;
  onSelect: (id: string | undefined) => void;
}

interface SearchedFieldProps extends NamedFieldProps {
  label: string;
  /** Shown before any text is typed. */
  hint: string;
  none: string;
  /** The chosen record's name; undefined while loading. */
  name: string | undefined;
  useFound: (text: string) => {
    found: readonly { id: string; label: string }[];
    searching: boolean;
    helperText?: string | undefined;
  };
}

/** A field for one of many records; the server's search tolerates typing errors. */
function SearchedField({ id, onSelect, label, hint, none, name = '…', useFound }: SearchedFieldProps) {
  const [text, setText] = useState('');
  const selected = id === undefined ? null : { id, label: name };
  const { found, searching, helperText } = useFound(text === selected?.label ? '' : text);
  return (
    <Autocomplete
      {...useListLayer()}
      size="small"
      options={text.trim() === '' ? [] : [...found]}
      value={selected}
      inputValue={text}
      onInputChange={(_event, next) => setText(next)}
      onChange={(_event, next) => onSelect(next?.id)}
      filterOptions={(options) => options}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      loading={searching}
      loadingText="Buscando…"
      noOptionsText={text.trim() === '' ? hint : none}
      clearText="Quitar"
      openText="Abrir la lista"
      closeText="Ocultar la lista"
      renderInput={(params) => <TextField {...params} label={label} helperText={helperText} />}
      fullWidth
    />
  );
}

/** Filters by customer: name, shop, CUIT, phone or e-mail. */
export const ClienteField = (props: NamedFieldProps) => (
  <SearchedField
    {...props}
    label="De un cliente"
    hint="Escribe el nombre, el comercio o el CUIT"
    none="No se encontró a nadie"
    name={useClienteName(props.id)}
    useFound={useFoundClientes}
  />
);

/** Filters by a product in the order. */
export const ProductoField = (props: NamedFieldProps) => (
  <SearchedField
    {...props}
    label="Con un producto"
    hint="Escribe el nombre de un producto"
    none="No se han encontrado productos"
    name={useProductoName(props.id)}
    useFound={useFoundProductos}
  />
);
