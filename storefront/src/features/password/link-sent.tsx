import Button from '@mui/material/Button';
import { AccountPage } from '../../shared/account-page.tsx';
import { links } from '../../shared/links.ts';

/** After the request, until the page moves on by itself. Says no more than the server does. */
export function LinkSent({ email }: { email: string }) {
  return (
    <AccountPage
      title="Revisa tu correo"
      lead={
        <>
          El mensaje llega en unos minutos a <strong>{email}</strong>. Su enlace sirve una sola vez, durante
          una hora. Si no lo ves, mira en la carpeta de correo no deseado.
        </>
      }
    >
      <Button href={links.home} variant="contained" size="large">
        Volver al inicio
      </Button>
    </AccountPage>
  );
}
