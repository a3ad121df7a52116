import { useThemeProps } from '@mui/material/styles';
import { FieldFrame } from './field-frame.ts';
import type { InputFieldProps } from './input-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface SelectFieldOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends InputFieldProps {
  options: readonly SelectFieldOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The options are on their way. */
  loading?: boolean;
  texts?: Partial<typeof selectFieldTexts>;
}

export const selectFieldTexts = { loading: 'Cargando…' };

/** One of a list, as the device's own select: its keyboard, its search by letters, its wheel on a phone. */
export function SelectField(inProps: SelectFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSelectField' });
  const { name, label, help, options, placeholder = 'Elige una opción' } = props;
  const { loading = false, required = false } = props;
  const texts = { ...selectFieldTexts, ...props.texts };
  const { field, helpers, error, id, helpId, isSubmitting } = useFormField<string>(name);
  const value = field.value ?? '';
  return (
    <FieldFrame
      select
      id={id}
      name={name}
      label={label}
      value={loading ? '' : value}
      onChange={(event) => void helpers.setValue(event.target.value)}
      onBlur={field.onBlur}
      error={error !== undefined}
      helperText={error ?? help}
      required={required}
      disabled={(props.disabled ?? false) || isSubmitting || loading}
      fullWidth
      {...(props.autoFocus && { autoFocus: true })}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true, htmlFor: id },
        htmlInput: { id, 'aria-describedby': error || help ? helpId : undefined },
        formHelperText: { id: helpId, ...(error !== undefined && { role: 'alert' }) },
      }}
    >
      <option value="" disabled={required && value !== ''}>
        {loading ? texts.loading : placeholder}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
          {option.label}
        </option>
      ))}
    </FieldFrame>
  );
}
