import { styled } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { FormField } from './use-form-field.ts';

/** Props of all fields. */
export interface InputFieldProps {
  /** Path in Formik's values. */
  name: string;
  label: string;
  /** Help under the field; an error replaces it. */
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Base of all fields with a box: a fixed label above the box, on as many lines as needed. */
export const FieldFrame = styled(MuiTextField, { name: 'TiendaField', slot: 'Root' })(({ theme }) => ({
  '& .MuiInputLabel-root': {
    ...theme.typography.body1,
    position: 'static',
    // Also when shrunk: the theme's label moves into the frame.
    '&, &.MuiInputLabel-shrink': { transform: 'none' },
    maxWidth: '100%',
    marginBlockEnd: theme.spacing(1.5),
    overflow: 'visible',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontWeight: 600,
    lineHeight: 1.35,
    pointerEvents: 'auto',
    '&, &.Mui-focused, &.Mui-error': { color: theme.tokens.palette.text.primary },
    '&.Mui-disabled': { color: theme.tokens.palette.text.secondary },
  },
  // Remove the outline's gap for a label.
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& > legend': { display: 'none' } },
  '& .MuiInputBase-input': { paddingBlock: 10, height: 'auto', minHeight: 24, boxSizing: 'content-box' },
  '& .MuiInputBase-multiline': { paddingBlock: 2 },
  '& .MuiInputBase-input:read-only': { cursor: 'progress' },
}));

/** Returns the props that every boxed field takes from the form: name, help or error, and the ids that connect them. */
export function boxOf<T>(props: InputFieldProps, bound: FormField<T>, error = bound.error) {
  const { name, label, help, required = false, disabled = false, autoFocus = false } = props;
  return {
    frame: {
      name,
      label,
      error: error !== undefined,
      helperText: error ?? help,
      required,
      disabled,
      fullWidth: true,
      ...(autoFocus && { autoFocus }),
    },
    slots: {
      inputLabel: { shrink: true },
      formHelperText: { id: bound.helpId, ...(error !== undefined && { role: 'alert' }) },
    },
    describedBy: error || help ? bound.helpId : undefined,
  };
}
