import Box from '@mui/material/Box';
import { LoneLink } from '../../shared/text-link.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

export interface LoginPageProps {
  /** Called when a user without a staff role logs in; they belong in the shop. */
  onCustomer: () => void;
  /** The shop's page for a new password. Its link for staff returns to the panel. */
  forgotHref: string;
}

/** The back office's login. */
export const LoginPage = ({ onCustomer, forgotHref }: LoginPageProps) => (
  <LoginFrame title="Iniciar sesión" lead="Panel Administrador, para el personal de la tienda.">
    <LoginForm onCustomer={onCustomer} />
    <Box sx={{ mt: 2 }}>
      <LoneLink href={forgotHref}>¿Olvidaste tu contraseña?</LoneLink>
    </Box>
  </LoginFrame>
);
