import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { productosGrupoTamanosOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { LoadingDots } from 'ui-kit/loading-dots';
import { GrupoEditor } from './grupo-editor.tsx';

/** Changes are saved at once, separately from the form. */
export function GrupoOpened({ producto_id }: { producto_id: string }) {
  const grupo = useQuery(productosGrupoTamanosOptions({ path: { id: producto_id } }));
  return (
    <Stack spacing={3} sx={{ mt: 2, mb: 4 }}>
      <Answer query={grupo} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {(group) => <GrupoEditor producto_id={producto_id} group={group} />}
      </Answer>
      <Typography variant="body2" color="textSecondary">
        Lo que cambies aquí se guarda en el momento.
      </Typography>
    </Stack>
  );
}
