import Button from '@mui/material/Button';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';

/** An address that leads nowhere, inside the frame of who works here. */
export const NotFoundContent = () => (
  <NotFound
    text="La dirección no existe o cambió de lugar."
    action={
      <Button variant="contained" href="/">
        Ir al panel
      </Button>
    }
  />
);

/** The same for anybody else, on a page of its own. */
export const NotFoundPage = () => (
  <main>
    <PageContainer width="form">
      <NotFoundContent />
    </PageContainer>
  </main>
);
