import EditOutlined from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { editingText, useOtherEditors } from './use-other-editors.ts';

/** Shows above an order who else is editing it. A live region, so it is always mounted. */
export function EditingNote({ pedido_id }: { pedido_id: string }) {
  const otherEditors = useOtherEditors(pedido_id);
  return (
    <Box role="status" sx={{ '& > *': { mb: 4 } }}>
      {otherEditors && (
        <Alert severity="info" role="presentation" icon={<EditOutlined fontSize="inherit" />}>
          {editingText(otherEditors)} este pedido.
        </Alert>
      )}
    </Box>
  );
}
