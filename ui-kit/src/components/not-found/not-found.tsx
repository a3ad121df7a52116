import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';

export interface NotFoundProps {
  title?: string;
  text?: string;
  /** The link back. */
  action: ReactNode;
}

/** The page that is not there. */
export function NotFound({ title = '404 / Página no encontrada', text, action }: NotFoundProps) {
  return <EmptyState component="h1" title={title} text={text} action={action} />;
}
