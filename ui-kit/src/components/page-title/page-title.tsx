import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { hiddenInPrint } from '../../theme/print-styles.ts';
import { measure, whereCompact } from '../../theme/tokens.ts';

export interface PageTitleProps {
  children: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  /** Buttons at the right; under the title on phones. */
  actions?: ReactNode;
  /** Content above the title: a back button. */
  before?: ReactNode;
}

const Root = styled('div', { name: 'TiendaPageTitle', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 16,
  [theme.breakpoints.up('md')]: { marginBottom: 24, [whereCompact]: { marginBottom: 12 } },
  '& > div:first-of-type': { flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
}));

const Actions = styled('div', { name: 'TiendaPageTitle', slot: 'Actions' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  maxWidth: '100%',
  ...hiddenInPrint,
});

/** The only h1 of a page. */
export function PageTitle(inProps: PageTitleProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaPageTitle' });
  const { children, lead, actions, before } = props;
  return (
    <Root>
      <div>
        {before}
        <Typography variant="h1">{children}</Typography>
        {lead && (
          <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: measure.text }}>{lead}</Typography>
        )}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
