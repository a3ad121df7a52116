import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { type ReactNode, useRef } from 'react';
import { lowWindow, roomVar, touchTarget } from '../theme/tokens.ts';
import { useReservedBottom } from './use-reserved-bottom.ts';

export interface FormActionsProps {
  /** Label of the main button: 'Enviar solicitud'. */
  submitLabel: string;
  /** Label while the form submits: 'Enviando…'. */
  busyLabel?: string;
  disabled?: boolean;
  /** Further buttons or links, after the main button. */
  children?: ReactNode;
  /** Whether the bar stays at the window's bottom while the form is longer. Default false. */
  sticky?: boolean;
  fullWidth?: boolean;
}

const Root = styled('div', { name: 'TiendaFormActions', slot: 'Root' })<{ ownerState: { sticky: boolean } }>(
  ({ theme, ownerState }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    '& > *': { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
    '& > a:not(.MuiButton-root)': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
    ...(ownerState.sticky && {
      position: 'sticky',
      bottom: roomVar('bottomBar'),
      zIndex: 1,
      [lowWindow]: { position: 'static' },
      paddingBlock: 12,
      background: theme.tokens.palette.background.default,
      borderTop: `1px solid ${theme.tokens.palette.divider}`,
    }),
  }),
);

/** The submit button of a Formik form. While the form submits, the button takes no press and keeps the focus. */
export function FormActions(inProps: FormActionsProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaFormActions' });
  const { submitLabel, busyLabel = submitLabel, disabled = false, children, sticky = false } = props;
  const { fullWidth = false } = props;
  const { isSubmitting } = useFormikContext();
  const bar = useRef<HTMLDivElement>(null);
  useReservedBottom(bar, sticky);
  return (
    <Root ref={bar} ownerState={{ sticky }}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={disabled}
        loading={isSubmitting}
        loadingPosition="start"
        fullWidth={fullWidth}
      >
        {isSubmitting ? busyLabel : submitLabel}
      </Button>
      {children}
    </Root>
  );
}
