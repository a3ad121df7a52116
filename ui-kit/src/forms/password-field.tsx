import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordRule {
  label: string;
  met: boolean;
}

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'endAdornment' | 'multiline' | 'rows'> {
  /** Rules that tick off while one types. */
  rules?: readonly PasswordRule[];
  rulesLabel?: string;
  showLabel?: string;
  hideLabel?: string;
  metLabel?: string;
  unmetLabel?: string;
}

const Rules = styled('ul', { name: 'TiendaPasswordField', slot: 'Rules' })(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', gap: 8, alignItems: 'center' },
  '& svg': { fontSize: 18 },
  '& [data-cumple=true]': { color: theme.vars.palette.success.main },
}));

/** A password that can be shown, with its rules under it. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    rules = [],
    rulesLabel = 'La contraseña debe tener',
    autoComplete = 'current-password',
    ...rest
  } = props;
  const { showLabel = 'Mostrar contraseña', hideLabel = 'Ocultar contraseña', ...field } = rest;
  const { metLabel = 'cumple', unmetLabel = 'falta', ...text } = field;
  const [visible, setVisible] = useState(false);
  return (
    <div>
      <TextField
        {...text}
        autoComplete={autoComplete}
        type={visible ? 'text' : 'password'}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label={visible ? hideLabel : showLabel}
              onClick={() => setVisible(!visible)}
              edge="end"
            >
              {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
            </IconButton>
          </InputAdornment>
        }
      />
      {rules.length > 0 && (
        <Rules aria-label={rulesLabel}>
          {rules.map(({ label, met }) => {
            const Icon = met ? CheckCircleOutlined : RadioButtonUncheckedOutlined;
            return (
              <li key={label} data-cumple={met}>
                <Icon titleAccess={met ? metLabel : unmetLabel} />
                {label}
              </li>
            );
          })}
        </Rules>
      )}
    </div>
  );
}
