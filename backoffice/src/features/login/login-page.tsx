import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Logo } from 'ui-kit/logo';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { useTienda } from '../../shared/tienda.ts';
import { LoginForm } from './login-form.tsx';

export interface LoginPageProps {
  /** Somebody without a staff role has signed in: the shop is the place for them. */
  onCustomer: () => void;
}

/** The back office's own way in. */
export function LoginPage({ onCustomer }: LoginPageProps) {
  return (
    <Box component="main" sx={{ py: { xs: 8, md: 20 } }}>
      <PageContainer width="account">
        <Logo {...useTienda()} />
        <Paper variant="outlined" sx={{ mt: 6, p: { xs: 4, sm: 8 } }}>
          <PageTitle lead="Panel Administrador, para el personal de la tienda.">Iniciar sesión</PageTitle>
          <LoginForm onCustomer={onCustomer} />
        </Paper>
      </PageContainer>
    </Box>
  );
}
