import Button from '@mui/material/Button';
import { AccountPage } from '../../shared/account-page.tsx';
import { links } from '../../shared/links.ts';

/** After the change, until the page moves on by itself. */
export function PasswordChanged() {
  return (
    <AccountPage title="Ya puedes entrar" lead="Desde ahora tu cuenta se abre con la contraseña nueva.">
      <Button href={links.login} variant="contained" size="large">
        Iniciar sesión
      </Button>
    </AccountPage>
  );
}
