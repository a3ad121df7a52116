import { cuitDigits, formatCuit } from './cuit.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DniFieldProps
  extends Omit<TextFieldProps, 'type' | 'format' | 'parse' | 'multiline' | 'rows'> {}

/** A CUIT/CUIL: dashes on screen, eleven digits in Formik's values, however it was typed or pasted. */
export function DniField(props: DniFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="numeric"
      format={(value) => formatCuit(String(value))}
      parse={cuitDigits}
    />
  );
}
