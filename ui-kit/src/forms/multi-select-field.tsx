import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { styled, useThemeProps } from '@mui/material/styles';
import { useListLayer } from '../back-closes.ts';
import { touchTarget } from '../theme/tokens.ts';
import type { InputFieldProps } from './field-frame.ts';
import { boxOf, FieldFrame } from './field-frame.ts';
import { useFormField } from './use-form-field.ts';

export interface MultiSelectFieldOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface MultiSelectFieldProps extends InputFieldProps {
  options: readonly MultiSelectFieldOption[];
  /** Text of the field while nothing is chosen. */
  placeholder?: string;
  loading?: boolean;
  texts?: Partial<typeof multiSelectFieldTexts>;
}

export const multiSelectFieldTexts = {
  loading: 'Cargando…',
  noResults: 'No hay coincidencias',
  clear: 'Quitar todo',
  open: 'Abrir la lista',
  close: 'Cerrar la lista',
};

const Chosen = styled(Chip, { name: 'TiendaMultiSelectField', slot: 'Chip' })(({ theme }) => ({
  minHeight: touchTarget,
  height: 'auto',
  maxWidth: '100%',
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: 4 },
  '& .MuiChip-deleteIcon': {
    boxSizing: 'border-box',
    flexShrink: 0,
    width: touchTarget,
    height: touchTarget,
    padding: 12,
    margin: 0,
    color: theme.tokens.palette.text.secondary,
    '&:hover': { color: theme.tokens.palette.text.primary },
  },
}));

/**
 * Several choices of a list, as chips; typing searches. The values hold the options' `value`s in the order of choosing.
 */
export function MultiSelectField(inProps: MultiSelectFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaMultiSelectField' });
  const { name, label, options, placeholder = 'Busca y elige', required = false } = props;
  const texts = { ...multiSelectFieldTexts, ...props.texts };
  const bound = useFormField<string[]>(name);
  const { field, helpers, id, isSubmitting } = bound;
  const { frame, slots, describedBy } = boxOf(props, bound);
  const values = field.value ?? [];
  const chosen = values.map(
    (value) => options.find((option) => option.value === value) ?? { value, label: value },
  );
  const list = useListLayer();
  return (
    <Autocomplete
      {...list}
      multiple
      id={id}
      options={options}
      value={chosen}
      onChange={(_, next) => void helpers.setValue(next.map(({ value }) => value))}
      onBlur={field.onBlur}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      getOptionDisabled={(option) => option.disabled ?? false}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      disableCloseOnSelect
      autoHighlight
      loading={props.loading ?? false}
      disabled={(props.disabled ?? false) || isSubmitting}
      loadingText={texts.loading}
      noOptionsText={texts.noResults}
      clearText={texts.clear}
      openText={texts.open}
      closeText={texts.close}
      renderValue={(list, getItemProps) =>
        list.map((option, index) => {
          const { key, ...item } = getItemProps({ index });
          return <Chosen key={key} label={option.label} {...item} />;
        })
      }
      renderInput={(params) => (
        <FieldFrame
          {...frame}
          {...params}
          placeholder={chosen.length === 0 ? placeholder : ''}
          slotProps={{
            ...params.slotProps,
            ...slots,
            inputLabel: { ...params.slotProps.inputLabel, ...slots.inputLabel },
            htmlInput: {
              ...params.slotProps.htmlInput,
              // Require the chips, not the search text.
              required: required && chosen.length === 0,
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
      slotProps={{
        listbox: { 'aria-label': label, sx: { '& .MuiAutocomplete-option': { minHeight: touchTarget } } },
        popupIndicator: { sx: { width: touchTarget, height: touchTarget } },
        clearIndicator: { sx: { width: touchTarget, height: touchTarget } },
        paper: { variant: 'outlined' },
      }}
      sx={{ '& .MuiAutocomplete-inputRoot.MuiInputBase-root': { paddingRight: '96px' } }}
    />
  );
}
