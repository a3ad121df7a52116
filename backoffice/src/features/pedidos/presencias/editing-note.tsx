import EditOutlined from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { editingText, useOthers } from './use-others.ts';

/** Shows above an order who else is editing it. A live region, so it is always mounted. */
export function EditingNote({ pedido_id }: { pedido_id: string }) {
  const others = useOthers(pedido_id);
  return (
    <Box role="status" sx={{ '& > *': { mb: 4 } }}>
      {others && (
        <Alert severity="info" role="presentation" icon={<EditOutlined fontSize="inherit" />}>
          {editingText(others)} este pedido.
        </Alert>
      )}
    </Box>
  );
}
