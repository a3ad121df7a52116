import EditOutlined from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { editingText, useOthers } from './use-others.ts';

/** Over an order: who else edits it at this moment. Read aloud when it changes, so it is there from the beginning. */
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
