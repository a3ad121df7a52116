import { useThemeProps } from '@mui/material/styles';
import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useRef,
} from 'react';
import { boxOf, FieldFrame } from './field-frame.ts';
import type { InputFieldProps } from './input-frame.tsx';
import { useCaret } from './use-caret.ts';
import { useFormField } from './use-form-field.ts';

export interface TextFieldProps extends InputFieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  multiline?: boolean;
  rows?: number;
  endAdornment?: ReactNode;
  /** Id of another element that describes the field; read after its help. */
  describedBy?: string;
  /** Returns the text to show for a stored value. */
  format?: (value: string) => string;
  /** Returns the value to store for a typed text; `shown` is the text before the change. */
  parse?: (text: string, shown?: string) => string;
}

/** Text in a Formik form. Its error shows after blur or submit. */
export function TextField(inProps: TextFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaTextField' });
  const { type = 'text', format = String, parse = String, multiline = false } = props;
  const bound = useFormField<string>(props.name);
  const { field, helpers, id, isSubmitting } = bound;
  const { inputMode, autoComplete, rows } = props;
  const { frame, slots, describedBy } = boxOf(props, bound);
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input, parse);
  const shown = format(field.value ?? '');
  const described = [describedBy, props.describedBy].filter(Boolean).join(' ');
  return (
    <FieldFrame
      {...frame}
      id={id}
      type={type}
      value={shown}
      onChange={({ target }) => {
        if (props.format) keepCaret(target as HTMLInputElement);
        void helpers.setValue(parse(target.value, shown));
      }}
      onBlur={field.onBlur}
      multiline={multiline}
      inputRef={input}
      {...(multiline && { minRows: rows ?? 4 })}
      {...(autoComplete !== undefined && { autoComplete })}
      slotProps={{
        ...slots,
        // Not disabled while submitting, so that the focus stays.
        htmlInput: {
          inputMode,
          readOnly: isSubmitting,
          // Without limits, browsers accept years of six digits.
          ...(type === 'date' && { min: '2000-01-01', max: '2099-12-31' }),
          'aria-describedby': described || undefined,
        },
        input: { endAdornment: props.endAdornment },
      }}
    />
  );
}
