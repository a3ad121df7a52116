import Alert from '@mui/material/Alert';
import { useImpresos } from './impresos.ts';

/** Warns before changing an order with a printed delivery note: the next print gets another number. */
export function PrintedWarning({ pedido_id }: { pedido_id: string }) {
  const [newest] = useImpresos(pedido_id).data?.remitos ?? [];
  if (!newest) return null;
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      {`El remito ${newest.numero_impreso} ya está impreso. Si cambias el pedido, el próximo lleva otro número y dice que lo reemplaza.`}
    </Alert>
  );
}
