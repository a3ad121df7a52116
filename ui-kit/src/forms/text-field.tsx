import { useThemeProps } from '@mui/material/styles';
import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useRef,
} from 'react';
import { FieldFrame } from './field-frame.ts';
import { useCaret } from './use-caret.ts';
import { useFormField } from './use-form-field.ts';

export interface TextFieldProps {
  /** Path in Formik's values. */
  name: string;
  label: string;
  /** Help under the field; an error takes its place. */
  help?: ReactNode;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  required?: boolean;
  disabled?: boolean;
  multiline?: boolean;
  rows?: number;
  autoFocus?: boolean;
  endAdornment?: ReactNode;
  /** Id of more that belongs to the field, read after its help. */
  describedBy?: string;
  /** Between what is stored and what is shown. */
  format?: (value: string) => string;
  parse?: (text: string) => string;
}

/** A text in a Formik form. Its error shows after it was left, or after submitting. */
export function TextField(inProps: TextFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaTextField' });
  const { name, label, help, type = 'text', format = String, parse = String, multiline = false } = props;
  const { field, helpers, error, id, helpId, isSubmitting } = useFormField<string>(name);
  const { inputMode, autoComplete, rows, describedBy } = props;
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input, parse);
  const described = [(error || help) && helpId, describedBy].filter(Boolean).join(' ');
  return (
    <FieldFrame
      id={id}
      name={name}
      label={label}
      type={type}
      value={format(field.value ?? '')}
      onChange={({ target }) => {
        if (props.format) keepCaret(target as HTMLInputElement);
        void helpers.setValue(parse(target.value));
      }}
      onBlur={field.onBlur}
      error={error !== undefined}
      helperText={error ?? help}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      multiline={multiline}
      fullWidth
      inputRef={input}
      {...(multiline && { minRows: rows ?? 4 })}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(props.autoFocus && { autoFocus: true })}
      slotProps={{
        inputLabel: { shrink: true },
        // Not disabled while it is sent: the focus stays where it is.
        htmlInput: {
          inputMode,
          readOnly: isSubmitting,
          'aria-describedby': described || undefined,
        },
        input: { endAdornment: props.endAdornment },
        formHelperText: { id: helpId, ...(error !== undefined && { role: 'alert' }) },
      }}
    />
  );
}
