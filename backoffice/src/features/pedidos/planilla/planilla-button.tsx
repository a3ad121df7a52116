import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { exportLabel } from './export-label.ts';
import type { PlanillaDialogProps } from './planilla-dialog.tsx';

const dialog = lateView(async () => (await import('./planilla-dialog.tsx')).PlanillaDialog, 'when-wanted');

/** Opens the export dialog. */
export function PlanillaButton(props: Omit<PlanillaDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useLateView(dialog, open, close);
  return (
    <>
      <Button startIcon={<FileDownloadOutlined />} onClick={() => setOpen(true)}>
        {exportLabel(props.count)}
      </Button>
      {Dialog && open && <Dialog {...props} onClose={close} />}
    </>
  );
}
