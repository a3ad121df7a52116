import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PedidoDelPanel } from 'api-client/backoffice';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { marksOf } from '../columnas/marks.ts';

const dialog = lateView(
  async () => (await import('./seguimiento-dialog.tsx')).SeguimientoDialog,
  'when-wanted',
);

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  marginBottom: theme.spacing(4),
  overflowWrap: 'anywhere',
}));

/** An order's internal data in one line, with a button to change them. */
export function SeguimientoBar({ pedido }: { pedido: PedidoDelPanel }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useLateView(dialog, open, close);
  return (
    <Bar>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Responsable, etiquetas y notas
      </Button>
      <span>
        {marksOf(pedido, ['asignado'], [])
          .map(({ text }) => text)
          .join(' · ')}
      </span>
      {Dialog && open && <Dialog pedido={pedido} onClose={close} />}
    </Bar>
  );
}
