import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useListLayer } from 'ui-kit/back-closes';

interface Option {
  id: string;
  label: string;
}

export interface SearchedFieldProps {
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
export const SearchedField = (props: SearchedFieldProps) => (
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
