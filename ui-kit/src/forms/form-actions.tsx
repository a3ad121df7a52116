import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

export interface FormActionsProps {
  /** What the main button does: 'Enviar solicitud'. */
  submitLabel: string;
  /** While it is being done: 'Enviando…'. */
  busyLabel?: string;
  disabled?: boolean;
  /** Further buttons or links, after the main one. */
  children?: ReactNode;
  /** Stays at the bottom of the window while the form is longer. */
  sticky?: boolean;
  fullWidth?: boolean;
}

const Root = styled('div', { name: 'TiendaFormActions', slot: 'Root' })<{ ownerState: { sticky: boolean } }>(
  ({ theme, ownerState }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    ...(ownerState.sticky && {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      paddingBlock: 12,
      background: theme.vars.palette.background.default,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    }),
  }),
);

/** The submit button of a Formik form, disabled while it submits. */
export function FormActions(props: FormActionsProps) {
  const {
    submitLabel,
    busyLabel = submitLabel,
    disabled = false,
    children,
    sticky = false,
    fullWidth = false,
  } = props;
  const { isSubmitting } = useFormikContext();
  return (
    <Root ownerState={{ sticky }}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={disabled || isSubmitting}
        fullWidth={fullWidth}
      >
        {isSubmitting ? busyLabel : submitLabel}
      </Button>
      {children}
    </Root>
  );
}
