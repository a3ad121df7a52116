import Button from '@mui/material/Button';
import { NotFound } from 'ui-kit/not-found';

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
