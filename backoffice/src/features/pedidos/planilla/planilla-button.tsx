import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { LIMITS } from 'api-client/backoffice';
import { lateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import { useLazyDialog } from '../../../shared/use-lazy-dialog.ts';
import type { PlanillaDialogProps } from './planilla-dialog.tsx';

const dialog = lateView(async () => (await import('./planilla-dialog.tsx')).PlanillaDialog, 'when-wanted');

/** Opens the export dialog. */
export function PlanillaButton(props: Omit<PlanillaDialogProps, 'title' | 'onClose'>) {
  const { subject, openFor, close, Dialog } = useLazyDialog<true, PlanillaDialogProps>(dialog);
  const count = Math.min(props.count, LIMITS.pedidosFound);
  const title = count === 1 ? 'Exportar 1 pedido' : `Exportar ${wholeText(count)} pedidos`;
  return (
    <>
      <Button startIcon={<FileDownloadOutlined />} onClick={() => openFor(true)}>
        {title}
      </Button>
      {Dialog && subject && <Dialog {...props} title={title} onClose={close} />}
    </>
  );
}
