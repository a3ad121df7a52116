import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import IconButton from '@mui/material/IconButton';
import { LIMITS } from 'api-client/backoffice';
import { lateView } from 'ui-kit/late-view';
import { useLazyDialog } from '../../../shared/use-lazy-dialog.ts';
import type { RepartoDialogProps } from './reparto-dialog.tsx';

const dialog = lateView(async () => (await import('./reparto-dialog.tsx')).RepartoDialog, 'when-wanted');

interface RepartoButtonProps {
  /** Orders that have a delivery note. */
  pedidoIds: readonly string[];
}

/** Opens the route sheets of the chosen orders. */
export function RepartoButton({ pedidoIds }: RepartoButtonProps) {
  const { subject, openFor, close, Dialog } = useLazyDialog<readonly string[], RepartoDialogProps>(dialog);
  if (pedidoIds.length === 0 || pedidoIds.length > LIMITS.remitosPerPdf) return null;
  return (
    <>
      <IconButton
        aria-label="Hojas de ruta"
        title="Hojas de ruta por zona"
        onClick={() => openFor(pedidoIds)}
      >
        <LocalShippingOutlined />
      </IconButton>
      {Dialog && subject && <Dialog pedidoIds={subject} onClose={close} />}
    </>
  );
}
