import { useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';

export interface NotFoundProps {
  title?: string;
  text?: string;
  /** Link back. */
  action: ReactNode;
}

/** Drawing: a signpost with blank arms and a sprout. */
function Drawing() {
  return (
    <svg width="120" height="120" viewBox="0 0 120 120" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M57 18v84M63 18v84M57 18h6M30 102h60" />
        <path d="M63 28h30l9 9-9 9H63M57 52H27l-9 9 9 9h30" />
        <path d="M76 37h6M38 61h6" />
        <path d="M82 102V90m0 4c-6 0-9-3-9-9 6 0 9 3 9 9Zm0 4c0-5 3-8 8-8 0 5-3 8-8 8Z" />
      </g>
    </svg>
  );
}

/** Page for an unknown address. */
export function NotFound(inProps: NotFoundProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaNotFound' });
  const { title = '404 / Página no encontrada', text, action } = props;
  return <EmptyState component="h1" icon={<Drawing />} title={title} text={text} action={action} />;
}
