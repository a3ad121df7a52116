import { useThemeProps } from '@mui/material/styles';
import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type { InputFieldProps } from './field-frame.ts';
import { boxOf, FieldFrame } from './field-frame.ts';
import { useFormField } from './use-form-field.ts';

/**
 * Keeps the cursor after the same character when a text is reformatted ('2012' → '20-12'). `parse` returns the
 * significant characters.
 */
function useCaret(input: RefObject<HTMLInputElement | null>, parse: (text: string) => string) {
  const before = useRef<number>(undefined);
  // After a refused character, React restores the old text with the cursor at its end.
  const [, again] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    const element = input.current;
    if (before.current === undefined || !element) return;
    let at = 0;
    while (at < element.value.length && parse(element.value.slice(0, at)).length < before.current) at++;
    before.current = undefined;
    if (document.activeElement === element) element.setSelectionRange(at, at);
  });

  return ({ value, selectionStart }: { value: string; selectionStart: number | null }) => {
    before.current = parse(value.slice(0, selectionStart ?? value.length)).length;
    again();
  };
}

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
