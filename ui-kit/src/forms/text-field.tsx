import MuiTextField from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
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
  maxLength?: number;
  autoFocus?: boolean;
  endAdornment?: ReactNode;
  /** Between what is stored and what is shown. */
  format?: (value: string) => string;
  parse?: (text: string) => string;
}

/** A text in a Formik form. Its error shows after it was left, or after submitting. */
export function TextField(props: TextFieldProps) {
  const { name, label, help, type = 'text', format = String, parse = String, multiline = false } = props;
  const { field, helpers, error, id, helpId, isSubmitting } = useFormField<string>(name);
  const { inputMode, maxLength, autoComplete, rows } = props;
  return (
    <MuiTextField
      id={id}
      name={name}
      label={label}
      type={type}
      value={format(field.value ?? '')}
      onChange={(event) => helpers.setValue(parse(event.target.value))}
      onBlur={field.onBlur}
      error={error !== undefined}
      helperText={error ?? help}
      required={props.required ?? false}
      disabled={(props.disabled ?? false) || isSubmitting}
      multiline={multiline}
      fullWidth
      {...(multiline && { minRows: rows ?? 4 })}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(props.autoFocus && { autoFocus: true })}
      slotProps={{
        htmlInput: { inputMode, maxLength, 'aria-describedby': error || help ? helpId : undefined },
        input: { endAdornment: props.endAdornment },
        formHelperText: { id: helpId, ...(error !== undefined && { role: 'alert' }) },
      }}
    />
  );
}
