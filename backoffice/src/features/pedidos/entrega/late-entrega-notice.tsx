import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { noticeText } from './entrega-notice-text.ts';
import type { Lines } from './lines.ts';
import { NoticeDialog } from './notice-dialog.tsx';

/** On a phone the button is below the text. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));

/** Says that the delivery differs, and opens the message to the customer. */
export function LateEntregaNotice({ lines }: { lines: Lines }) {
  const [open, setOpen] = useState(false);
  const text = noticeText(lines);
  if (text === undefined) return null;
  const telefono = lines[0]?.pedido.usuario.telefono ?? undefined;
  return (
    <Alert severity="info" sx={{ mb: 4, '.MuiAlert-message': { flexGrow: 1 } }}>
      <Row>
        <span>No todo va como se pidió. El total es el de lo que se entrega.</span>
        <Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
          Aviso al cliente
        </Button>
      </Row>
      {open && <NoticeDialog text={text} telefono={telefono} onClose={() => setOpen(false)} />}
    </Alert>
  );
}
