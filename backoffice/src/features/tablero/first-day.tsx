import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { estadoPrimerosPasosOptions } from 'api-client/backoffice';
import { toldByScreen } from 'app-core/queries/own-failures';
import { ButtonLink } from '../../shared/links.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';

/** Links an admin of a shop without products to the first steps; hidden from other staff. */
export function FirstDay() {
  const { mayForSure } = usePermisos();
  const { data } = useQuery({
    ...estadoPrimerosPasosOptions(),
    enabled: mayForSure('estado.primerosPasos'),
    ...toldByScreen,
  });
  if (!data || data.catalogo) return null;
  return (
    <Alert
      severity="info"
      sx={{ marginBottom: 4, alignItems: 'center' }}
      action={
        <ButtonLink variant="text" to="/primeros-pasos">
          Primeros pasos
        </ButtonLink>
      }
    >
      Tu tienda todavía no tiene productos.
    </Alert>
  );
}
