import Button from '@mui/material/Button';
import { AccountPage } from '../../shared/account-page.tsx';
import { links } from '../../shared/links.ts';

/** An address without its key: cut off by a mail program, or typed by hand. */
export function BrokenLink() {
  return (
    <AccountPage
      title="Crear nueva contraseña"
      lead="A este enlace le falta una parte. Ábrelo desde el correo que te enviamos, o pide otro."
    >
      <Button href={links.forgotPassword} variant="contained" size="large">
        Pedir otro enlace
      </Button>
    </AccountPage>
  );
}
