import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import IconButton from '@mui/material/IconButton';
import type { DetalleConPedido } from 'api-client/backoffice';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import type { Lines } from './lines.ts';

const dialog = lateView(async () => (await import('./entrega-dialog.tsx')).EntregaDialog);

/** Records a line's delivered quantity. A replacement is recorded on the line it replaces. */
export function EntregaAction({ line, lines }: { line: DetalleConPedido; lines: Lines }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useLateView(dialog, open, close);
  if (line.reemplaza_a) return null;
  return (
    <>
      <IconButton
        aria-label={`Entrega: ${line.producto.nombre}`}
        title="Entrega"
        onClick={() => setOpen(true)}
      >
        <LocalShippingOutlined />
      </IconButton>
      {Dialog && open && <Dialog line={line} lines={lines} onClose={close} />}
    </>
  );
}
