import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

export interface ServerErrorProps {
  /** Nothing is shown without it. */
  children?: ReactNode;
}

/** What the server said about a form as a whole. Announced when it appears. */
export function ServerError({ children }: ServerErrorProps) {
  return <div aria-live="assertive">{children && <Alert severity="error">{children}</Alert>}</div>;
}
