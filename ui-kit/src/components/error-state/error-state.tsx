import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';

export interface ErrorStateProps {
  /** Name of the failure. */
  title: ReactNode;
  /** Reason, if known, and the next step. */
  text?: ReactNode;
  /** Called by the retry button; without it there is no button. */
  onRetry?: () => void;
  /** Whether a retry runs: the button shows progress and keeps the focus. Default false. */
  busy?: boolean;
  /** Replaces or accompanies the retry button. */
  action?: ReactNode;
  texts?: Partial<typeof errorStateTexts>;
}

export const errorStateTexts = { retry: 'Reintentar', busy: 'Reintentando…' };

const Retry = styled(Button, { name: 'TiendaErrorState', slot: 'Retry' })({
  '&[aria-disabled]': { cursor: 'progress' },
});

/** Shows a failure, its reason and a retry button. Announced at once. */
export function ErrorState(inProps: ErrorStateProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaErrorState' });
  const { title, text, onRetry, busy = false, action } = props;
  const texts = { ...errorStateTexts, ...props.texts };
  const icon = busy ? <CircularProgress size={20} color="inherit" aria-hidden /> : <RefreshOutlined />;
  return (
    <EmptyState
      announce="alert"
      title={title}
      text={text}
      icon={<ErrorOutlineOutlined sx={{ fontSize: 56 }} aria-hidden />}
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Retry
                variant="outlined"
                startIcon={icon}
                aria-disabled={busy || undefined}
                onClick={() => !busy && onRetry()}
              >
                {busy ? texts.busy : texts.retry}
              </Retry>
            )}
            {action}
          </>
        )
      }
    />
  );
}
