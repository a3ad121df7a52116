import { useThemeProps } from '@mui/material/styles';
import { boxOf, FieldFrame } from './field-frame.ts';
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
  const { options, placeholder = 'Elige una opción' } = props;
  const { loading = false, required = false } = props;
  const texts = { ...selectFieldTexts, ...props.texts };
  const bound = useFormField<string>(props.name);
  const { field, helpers, id, isSubmitting } = bound;
  const { frame, slots, describedBy } = boxOf(props, bound);
  const value = field.value ?? '';
  return (
    <FieldFrame
      {...frame}
      select
      id={id}
      value={loading ? '' : value}
      onChange={(event) => void helpers.setValue(event.target.value)}
      onBlur={field.onBlur}
      disabled={(props.disabled ?? false) || isSubmitting || loading}
      slotProps={{
        ...slots,
        select: { native: true },
        inputLabel: { shrink: true, htmlFor: id },
        htmlInput: { id, 'aria-describedby': describedBy },
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
