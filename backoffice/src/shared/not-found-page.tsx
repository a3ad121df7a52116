import Button from '@mui/material/Button';
import { KitLink } from 'ui-kit/kit-link';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';

/** Any address that leads nowhere, for whoever asks. */
export function NotFoundPage() {
  return (
    <main>
      <PageContainer width="form">
        <NotFound
          text="La dirección no existe o cambió de lugar."
          action={
            <Button variant="contained" component={KitLink} href="/">
              Ir al panel
            </Button>
          }
        />
      </PageContainer>
    </main>
  );
}
