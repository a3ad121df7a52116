import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled, useThemeProps } from '@mui/material/styles';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordRule {
  label: string;
  met: boolean;
}

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'endAdornment' | 'multiline' | 'rows' | 'describedBy'> {
  /** Rules that are checked while the user types. */
  rules?: readonly PasswordRule[];
  texts?: Partial<typeof passwordFieldTexts>;
}

export const passwordFieldTexts = {
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  rules: 'La contraseña debe tener',
  met: 'cumple',
  unmet: 'falta',
  /** Announced politely while the user types. */
  count: (met: number, of: number) => `${met} de ${of} requisitos cumplidos`,
};

const Rules = styled('ul', { name: 'TiendaPasswordField', slot: 'Rules' })(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  color: theme.tokens.palette.text.secondary,
  display: 'grid',
  gap: 2,
  '& li': { display: 'flex', gap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flexShrink: 0, fontSize: 20 },
  '& [data-met=true]': { color: theme.tokens.palette.success.main, fontWeight: 600 },
}));

/** Password field with a button that shows the text, and its rules below. */
export function PasswordField(inProps: PasswordFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaPasswordField' });
  const { rules = [], autoComplete = 'current-password', texts: given, ...field } = props;
  const texts = { ...passwordFieldTexts, ...given };
  const [visible, setVisible] = useState(false);
  const [{ value }] = useField<string>(props.name);
  const id = useId();
  const met = rules.filter((rule) => rule.met).length;
  return (
    <div style={{ position: 'relative' }}>
      <TextField
        {...field}
        {...(rules.length > 0 && { describedBy: id })}
        autoComplete={autoComplete}
        type={visible ? 'text' : 'password'}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label={visible ? texts.hide : texts.show}
              onClick={() => setVisible(!visible)}
              // Keep the cursor in the field.
              onMouseDown={(event) => event.preventDefault()}
              edge="end"
            >
              {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
            </IconButton>
          </InputAdornment>
        }
      />
      {rules.length > 0 && (
        <Rules id={id} aria-label={texts.rules}>
          {rules.map(({ label, met: isMet }) => {
            const Icon = isMet ? CheckCircleOutlined : RadioButtonUncheckedOutlined;
            return (
              <li key={label} data-met={isMet}>
                <Icon titleAccess={isMet ? texts.met : texts.unmet} />
                {label}
              </li>
            );
          })}
        </Rules>
      )}
      {rules.length > 0 && (
        <VisuallyHidden aria-live="polite">{value && texts.count(met, rules.length)}</VisuallyHidden>
      )}
    </div>
  );
}
