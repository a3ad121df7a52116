import MuiTextField from '@mui/material/TextField';
import { styled } from '../theme/styled.ts';
import type { InputFieldProps } from './input-frame.tsx';
import type { FormField } from './use-form-field.ts';

/**
 * What every field with a box has in common: its label stands above it, whole on as many lines as it takes, and does
 * not move.
 */
export const FieldFrame = styled(MuiTextField, { name: 'TiendaField', slot: 'Root' })(({ theme }) => ({
  '& .MuiInputLabel-root': {
    ...theme.typography.body1,
    position: 'static',
    // Shrunk too: the theme's own label rises into the frame.
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
  // No gap in the box for a label that is not there.
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& > legend': { display: 'none' } },
  '& .MuiInputBase-input': { paddingBlock: 10, height: 'auto', minHeight: 24, boxSizing: 'content-box' },
  '& .MuiInputBase-multiline': { paddingBlock: 2 },
  '& .MuiInputBase-input:read-only': { cursor: 'progress' },
}));

/** What every such field shows of its value in the form: its name, its help or what is wrong, and what ties them to it. */
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
