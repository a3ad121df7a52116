import Typography from '@mui/material/Typography';
import { editingText, useOthers } from './use-others.ts';

/** In an order's row: who else edits it at this moment. */
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
