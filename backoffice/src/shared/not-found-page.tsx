import Button from '@mui/material/Button';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';

/** The 404 page inside the staff frame. */
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

/** The 404 page for visitors. */
export const NotFoundPage = () => (
  <main>
    <PageContainer width="form">
      <NotFoundContent />
    </PageContainer>
  </main>
);

/** The 403 page inside the staff frame. */
export const ForbiddenContent = () => (
  <NotFound
    title="403 / Sin permiso"
    text="Tu rol no incluye esta pantalla. Si la necesitas, pídesela a un administrador."
    action={
      <Button variant="contained" href="/">
        Ir al panel
      </Button>
    }
  />
);
