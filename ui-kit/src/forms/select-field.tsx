import Button from '@mui/material/Button';
import { useThemeProps } from '@mui/material/styles';
import type { InputFieldProps } from './field-frame.ts';
import { boxOf, FieldFrame } from './field-frame.ts';
import { useFormField } from './use-form-field.ts';

export interface SelectFieldOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends InputFieldProps {
  options: readonly SelectFieldOption[];
  /** Text while nothing is chosen. */
  placeholder?: string;
  /** Whether the options are loading. Default false. */
  loading?: boolean;
  /** Whether the options failed to load: nothing can be chosen until `onRetry` loads them. Default false. */
  failed?: boolean;
  onRetry?: () => void;
  texts?: Partial<typeof selectFieldTexts>;
}

export const selectFieldTexts = {
  loading: 'Cargando…',
  failed: 'No se pudo cargar',
  retry: 'Reintentar',
};

/** One choice of a list, as the device's native select with its keyboard, letter search and phone picker. */
export function SelectField(inProps: SelectFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSelectField' });
  const { options, placeholder = 'Elige una opción' } = props;
  const { loading = false, failed = false, required = false } = props;
  const missing = loading || failed;
  const texts = { ...selectFieldTexts, ...props.texts };
  const bound = useFormField<string>(props.name);
  const { field, helpers, id, isSubmitting } = bound;
  const { frame, slots, describedBy } = boxOf(props, bound);
  const value = field.value ?? '';
  const select = (
    <FieldFrame
      {...frame}
      select
      id={id}
      value={missing ? '' : value}
      onChange={(event) => void helpers.setValue(event.target.value)}
      onBlur={field.onBlur}
      disabled={(props.disabled ?? false) || isSubmitting || missing}
      slotProps={{
        ...slots,
        select: { native: true },
        inputLabel: { shrink: true, htmlFor: id },
        htmlInput: { id, 'aria-describedby': describedBy },
      }}
    >
      <option value="" disabled={required && value !== ''}>
        {loading ? texts.loading : failed ? texts.failed : placeholder}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
          {option.label}
        </option>
      ))}
    </FieldFrame>
  );
  if (!failed) return select;
  return (
    <div>
      {select}
      <Button size="small" aria-label={`${texts.retry}: ${props.label}`} onClick={props.onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
