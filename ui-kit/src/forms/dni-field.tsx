import { useThemeProps } from '@mui/material/styles';
import { cuitDigits, formatCuit } from './cuit.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DniFieldProps
  extends Omit<TextFieldProps, 'type' | 'format' | 'parse' | 'multiline' | 'rows'> {}

/** Field for a CUIT/CUIL: dashes on screen, only digits in Formik's values. A text with letters is kept as typed. */
export function DniField(inProps: DniFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaDniField' });
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
