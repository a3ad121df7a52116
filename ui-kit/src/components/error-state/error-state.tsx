import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** Why, if known, and what to do. */
  text?: ReactNode;
  /** Without it there is no button. */
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
  /** Instead of the button, or beside it. */
  action?: ReactNode;
}

/** Something failed: what, why, and a way to try again. Announced at once. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = 'Reintentar',
  busy = false,
  action,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        icon={<ErrorOutlineOutlined sx={{ fontSize: 48 }} aria-hidden />}
        action={
          <>
            {onRetry && (
              <Button variant="outlined" startIcon={<RefreshOutlined />} disabled={busy} onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
            {action}
          </>
        }
      />
    </div>
  );
}
