import Alert from '@mui/material/Alert';
import { shortDate } from 'ui-kit/dates';

/** Says when the stored orders were loaded, and that packing can continue. */
export const LoadedNotice = ({ loadedAt }: { loadedAt: string }) => (
  <Alert severity="info" role="status" sx={{ mb: 4 }}>
    {`Sin señal: pedidos cargados ${shortDate(loadedAt)}. Lo que marques queda en este dispositivo; lo terminado se envía cuando vuelva la señal.`}
  </Alert>
);
