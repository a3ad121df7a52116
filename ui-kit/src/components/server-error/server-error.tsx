import Alert from '@mui/material/Alert';
import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '../../theme/styled.ts';

export interface ServerErrorProps {
  /** Nothing is shown without it, and nothing takes its room. */
  children?: ReactNode;
}

const Root = styled(Alert, { name: 'TiendaServerError', slot: 'Root' })({
  alignItems: 'center',
  '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** What the server said about a form as a whole. Announced when it appears, and brought into sight. */
export function ServerError(inProps: ServerErrorProps) {
  const { children } = useThemeProps({ props: inProps, name: 'TiendaServerError' });
  const root = useRef<HTMLDivElement>(null);
  // Above a long form: the button that was refused may be a screen below.
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
