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
  /** Rules that tick off while one types. */
  rules?: readonly PasswordRule[];
  rulesLabel?: string;
  showLabel?: string;
  hideLabel?: string;
  metLabel?: string;
  unmetLabel?: string;
  /** Said politely while one types. */
  countLabel?: (met: number, of: number) => string;
}

const Rules = styled('ul', { name: 'TiendaPasswordField', slot: 'Rules' })(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  color: theme.vars.palette.text.secondary,
  display: 'grid',
  gap: 2,
  '& li': { display: 'flex', gap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flexShrink: 0, fontSize: 20 },
  '& [data-cumple=true]': { color: theme.vars.palette.success.main, fontWeight: 600 },
}));

const metOf = (met: number, of: number) => `${met} de ${of} requisitos cumplidos`;

/** A password that can be shown, with its rules under it. */
export function PasswordField(inProps: PasswordFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaPasswordField' });
  const {
    rules = [],
    rulesLabel = 'La contraseña debe tener',
    autoComplete = 'current-password',
    ...rest
  } = props;
  const { showLabel = 'Mostrar contraseña', hideLabel = 'Ocultar contraseña', ...field } = rest;
  const { metLabel = 'cumple', unmetLabel = 'falta', countLabel = metOf, ...text } = field;
  const [visible, setVisible] = useState(false);
  const [{ value }] = useField<string>(props.name);
  const id = useId();
  const met = rules.filter((rule) => rule.met).length;
  return (
    <div style={{ position: 'relative' }}>
      <TextField
        {...text}
        {...(rules.length > 0 && { describedBy: id })}
        autoComplete={autoComplete}
        type={visible ? 'text' : 'password'}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label={visible ? hideLabel : showLabel}
              onClick={() => setVisible(!visible)}
              // The caret stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              edge="end"
            >
              {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
            </IconButton>
          </InputAdornment>
        }
      />
      {rules.length > 0 && (
        <Rules id={id} aria-label={rulesLabel}>
          {rules.map(({ label, met: isMet }) => {
            const Icon = isMet ? CheckCircleOutlined : RadioButtonUncheckedOutlined;
            return (
              <li key={label} data-cumple={isMet}>
                <Icon titleAccess={isMet ? metLabel : unmetLabel} />
                {label}
              </li>
            );
          })}
        </Rules>
      )}
      {rules.length > 0 && (
        <VisuallyHidden aria-live="polite">{value && countLabel(met, rules.length)}</VisuallyHidden>
      )}
    </div>
  );
}
