import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { costosGetOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { LoadingDots } from 'ui-kit/loading-dots';
import { CostoForm } from './costo-form.tsx';

/** Saved separately from the product's form; resets when another user saved the cost. */
export function CostoOpened({ producto_id }: { producto_id: string }) {
  const costo = useQuery(costosGetOptions({ path: { id: producto_id } }));
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        Lo que te cuesta, por la misma medida que su precio. Lo ven solo los administradores. Cada pedido
        guarda el costo que había al hacerse: de ahí salen los márgenes.
      </Typography>
      <Answer query={costo} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {(data) => <CostoForm key={data.version} producto_id={producto_id} costo={data} />}
      </Answer>
    </>
  );
}
