import { cuitDigits, formatCuit } from './cuit.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DniFieldProps
  extends Omit<TextFieldProps, 'type' | 'format' | 'parse' | 'multiline' | 'rows'> {}

/** A CUIT/CUIL: dashes on screen, eleven digits in Formik's values. */
export function DniField(props: DniFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="numeric"
      // Two dashes are not the person's.
      maxLength={13}
      format={(value) => formatCuit(String(value))}
      parse={cuitDigits}
    />
  );
}
