import Alert from '@mui/material/Alert';
import { styled, useThemeProps } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

export interface ServerErrorProps {
  /** The message. Without children, nothing is rendered. */
  children?: ReactNode;
}

const Root = styled(Alert, { name: 'TiendaServerError', slot: 'Root' })({
  alignItems: 'center',
  '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** The server's error about a whole form. Announced when it appears, and scrolled into view. */
export function ServerError(inProps: ServerErrorProps) {
  const { children } = useThemeProps({ props: inProps, name: 'TiendaServerError' });
  const root = useRef<HTMLDivElement>(null);
  // Scroll: the submit button may be a screen below the message.
  useEffect(() => {
    if (children) root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [children]);
  if (!children) return null;
  return (
    <Root ref={root} severity="error">
      {children}
    </Root>
  );
}
