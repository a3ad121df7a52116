import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Importacion } from 'api-client/backoffice';
import { TaskProgress } from 'ui-kit/task-progress';
import { wholeText } from 'ui-kit/whole-text';
import { bytesText } from '../../../shared/bytes-text.ts';
import { SecondLine } from '../../../shared/second-line.tsx';
import { FotosUpload } from './fotos-upload.tsx';
import { resumeUpload, type UploadProgress, useUploadProgress } from './upload-fotos.ts';

const detailOf = ({ hechas, total, bytes, bytesTotal }: UploadProgress) =>
  `${wholeText(hechas)} de ${wholeText(total)} · ${bytesText(bytes)} de ${bytesText(bytesTotal)}`;

/** The progress of the upload, or a way to resume. */
export function UploadSection({ importacion }: { importacion: Importacion }) {
  const sending = useUploadProgress();
  const { hechas, total } = importacion.avance;
  if (sending?.importacionId !== importacion.importacion_id) {
    return (
      <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
        <SecondLine>
          {`Llegaron ${wholeText(hechas)} de ${wholeText(total)} fotos. Elige el mismo archivo para seguir: lo que ya llegó no se envía otra vez.`}
        </SecondLine>
        <FotosUpload importacion={importacion} choose="Elige el mismo archivo" />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      <TaskProgress
        label={sending.error === null ? 'Enviando las fotos' : 'El envío se cortó'}
        value={sending.total === 0 ? undefined : sending.hechas / sending.total}
        detail={detailOf(sending)}
      />
      {sending.error === null ? (
        <SecondLine>
          Puedes seguir trabajando en el panel. No cierres esta pestaña hasta que termine.
        </SecondLine>
      ) : (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void resumeUpload()}>
              Seguir
            </Button>
          }
        >
          {sending.error} Lo que ya llegó no se envía otra vez.
        </Alert>
      )}
    </Box>
  );
}
