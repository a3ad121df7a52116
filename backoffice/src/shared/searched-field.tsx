import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListLayer } from 'ui-kit/back-closes';

export interface NamedFieldProps {
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
  /** Clears the text after each choice, for a field that adds records. */
  clears?: boolean;
  useFound: (text: string) => {
    found: readonly { id: string; label: string }[];
    searching: boolean;
    helperText?: string | undefined;
  };
}

/** A field for one of many records; the server's search tolerates typing errors. */
export function SearchedField(props: SearchedFieldProps) {
  const { id, onSelect, label, hint, none, name = '…', clears = false, useFound } = props;
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
      onChange={(_event, next) => {
        onSelect(next?.id);
        if (clears) setText('');
      }}
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
