import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { LIMITS } from 'api-client/backoffice';
import { lateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import { useAsked } from '../../../shared/use-asked.ts';
import type { PlanillaDialogProps } from './planilla-dialog.tsx';

const dialog = lateView(async () => (await import('./planilla-dialog.tsx')).PlanillaDialog, 'when-wanted');

/** Opens the export dialog. */
export function PlanillaButton(props: Omit<PlanillaDialogProps, 'title' | 'onClose'>) {
  const { asked, ask, close, Dialog } = useAsked<true, PlanillaDialogProps>(dialog);
  const count = Math.min(props.count, LIMITS.pedidosFound);
  const title = count === 1 ? 'Exportar 1 pedido' : `Exportar ${wholeText(count)} pedidos`;
  return (
    <>
      <Button startIcon={<FileDownloadOutlined />} onClick={() => ask(true)}>
        {title}
      </Button>
      {Dialog && asked && <Dialog {...props} title={title} onClose={close} />}
    </>
  );
}
