import Button from '@mui/material/Button';
import { AccountPage } from '../../shared/account-page.tsx';
import { links } from '../../shared/links.ts';

/** After the request, until the page moves on by itself. */
export function RequestReceived() {
  return (
    <AccountPage
      title="Recibimos tu solicitud"
      lead="Revisamos los datos de tu comercio y te escribimos por correo electrónico cuando la cuenta esté activa."
    >
      <Button href={links.home} variant="contained" size="large">
        Volver al inicio
      </Button>
    </AccountPage>
  );
}
