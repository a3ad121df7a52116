import InputAdornment from '@mui/material/InputAdornment';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { boxOf, FieldFrame, type InputFieldProps } from './field-frame.ts';
import { NumberQuestion } from './number-question.tsx';
import type { FormField } from './use-form-field.ts';
import type { useNumberText } from './use-number-text.ts';

interface InputFrameProps<T> extends InputFieldProps {
  bound: FormField<T>;
  typing: ReturnType<typeof useNumberText>;
  /** Formats a value as the field's text. */
  textOf: (value: number) => string;
  /** Message after a refused key. */
  refused: string;
  start?: ReactNode;
  end?: ReactNode;
  htmlInput: InputHTMLAttributes<HTMLInputElement>;
}

/** Field for a number, whose text differs from its value. */
export function InputFrame<T>(props: InputFrameProps<T>) {
  const { bound, typing, start, end, htmlInput } = props;
  const { field, id, isSubmitting } = bound;
  const { frame, slots, describedBy } = boxOf(props, bound, typing.refused ? props.refused : bound.error);
  const { question } = typing;
  return (
    <FieldFrame
      {...frame}
      helperText={
        question ? (
          <>
            {frame.helperText}
            <br />
            <NumberQuestion readings={question} textOf={props.textOf} onChoose={typing.choose} />
          </>
        ) : (
          frame.helperText
        )
      }
      id={id}
      value={typing.text}
      onChange={typing.type}
      onBlur={(event) => {
        typing.leave();
        field.onBlur(event);
      }}
      autoComplete="off"
      slotProps={{
        ...slots,
        // Not disabled while submitting, so that the focus stays.
        htmlInput: {
          readOnly: isSubmitting,
          ...htmlInput,
          'aria-describedby': describedBy,
        },
        input: {
          startAdornment: start && <InputAdornment position="start">{start}</InputAdornment>,
          endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
          sx: { fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  );
}
