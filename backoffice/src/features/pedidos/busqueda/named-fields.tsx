import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListLayer } from 'ui-kit/back-closes';
import { useClienteName, useFoundClientes, useFoundProductos, useProductoName } from './filter-names.ts';

interface Option {
  id: string;
  label: string;
}

interface SearchedFieldProps {
  label: string;
  /** Shown before any text is typed. */
  hint: string;
  none: string;
  chosen: Option | null;
  found: readonly Option[];
  searching: boolean;
  helperText?: string | undefined;
  text: string;
  onText: (text: string) => void;
  onChoose: (id: string | undefined) => void;
}

/** A field for one of many records; the server's search tolerates typing errors. */
const SearchedField = (props: SearchedFieldProps) => (
  <Autocomplete
    {...useListLayer()}
    size="small"
    options={props.text.trim() === '' ? [] : [...props.found]}
    value={props.chosen}
    inputValue={props.text}
    onInputChange={(_event, next) => props.onText(next)}
    onChange={(_event, next) => props.onChoose(next?.id)}
    filterOptions={(found) => found}
    getOptionKey={({ id }) => id}
    isOptionEqualToValue={(option, other) => option.id === other.id}
    loading={props.searching}
    loadingText="Buscando…"
    noOptionsText={props.text.trim() === '' ? props.hint : props.none}
    clearText="Quitar"
    openText="Abrir la lista"
    closeText="Ocultar la lista"
    renderInput={(params) => <TextField {...params} label={props.label} helperText={props.helperText} />}
    fullWidth
  />
);

interface NamedFieldProps {
  id: string | undefined;
  onChoose: (id: string | undefined) => void;
}

const chosenOf = (id: string | undefined, label = '…') => (id === undefined ? null : { id, label });

/** Filters by customer: name, shop, CUIT, phone or e-mail. */
export function ClienteField({ id, onChoose }: NamedFieldProps) {
  const [text, setText] = useState('');
  const chosen = chosenOf(id, useClienteName(id));
  return (
    <SearchedField
      label="De un cliente"
      hint="Escribe el nombre, el comercio o el CUIT"
      none="No se encontró a nadie"
      chosen={chosen}
      {...useFoundClientes(text === chosen?.label ? '' : text)}
      text={text}
      onText={setText}
      onChoose={onChoose}
    />
  );
}

/** Filters by a product in the order. */
export function ProductoField({ id, onChoose }: NamedFieldProps) {
  const [text, setText] = useState('');
  const chosen = chosenOf(id, useProductoName(id));
  return (
    <SearchedField
      label="Con un producto"
      hint="Escribe el nombre de un producto"
      none="No se han encontrado productos"
      chosen={chosen}
      {...useFoundProductos(text === chosen?.label ? '' : text)}
      text={text}
      onText={setText}
      onChoose={onChoose}
    />
  );
}
