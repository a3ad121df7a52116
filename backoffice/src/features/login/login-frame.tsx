import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Logo } from 'ui-kit/logo';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { useTienda } from '../../shared/tienda.ts';

export interface LoginFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The layout of pages before the login: one column under the shop's logo. */
export function LoginFrame({ title, lead, children }: LoginFrameProps) {
  return (
    <Box component="main" sx={{ py: { xs: 8, md: 20 } }}>
      <PageContainer width="account">
        <Logo {...useTienda()} />
        <Paper variant="outlined" sx={{ mt: 6, p: { xs: 4, sm: 8 } }}>
          <PageTitle lead={lead}>{title}</PageTitle>
          {children}
        </Paper>
      </PageContainer>
    </Box>
  );
}
