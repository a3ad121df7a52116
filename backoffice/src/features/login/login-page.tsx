import Box from '@mui/material/Box';
import { LoneLink } from '../../shared/text-link.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

export interface LoginPageProps {
  /** Somebody without a staff role has signed in: the shop is the place for them. */
  onCustomer: () => void;
  /** Where a link for a new password is asked for: in the shop. That of who works here leads back to the panel. */
  forgotHref: string;
}

/** The back office's own way in. */
export const LoginPage = ({ onCustomer, forgotHref }: LoginPageProps) => (
  <LoginFrame title="Iniciar sesión" lead="Panel Administrador, para el personal de la tienda.">
    <LoginForm onCustomer={onCustomer} />
    <Box sx={{ mt: 2 }}>
      <LoneLink href={forgotHref}>¿Olvidaste tu contraseña?</LoneLink>
    </Box>
  </LoginFrame>
);
