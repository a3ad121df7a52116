import Typography from '@mui/material/Typography';
import { editingText, useOthers } from './use-others.ts';

/** Shows in an order's row who else is editing the order. */
export function EditingLine({ pedido_id }: { pedido_id: string }) {
  const others = useOthers(pedido_id);
  return (
    others && (
      <Typography variant="body2" sx={{ fontStyle: 'italic' }}>
        {editingText(others)}
      </Typography>
    )
  );
}
