import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type Importacion,
  importacionesDescartar,
  importacionesDeshacer,
  importacionesDetener,
  importacionesErrores,
  importacionesReintentar,
} from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { useToasts } from 'ui-kit/use-toasts';
import { DownloadButton } from '../../shared/download-button.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { ApplyButton } from './apply-button.tsx';
import { stopSending } from './fotos/sending.ts';
import { filasText, wordsOf } from './importacion-texts.ts';
import { useImportacionAct } from './use-importacion-act.ts';
import { useMayChange } from './use-may-change.ts';

interface Props {
  importacion: Importacion;
}

/** The actions that the import's state allows. */
export function ImportacionActions({ importacion }: Props) {
  const { importacion_id: id, estado, resumen, se_deshace, interrumpida } = importacion;
  const changes = useMayChange()(importacion);
  const isRead = estado === 'revisada' || estado === 'fallida';
  return (
    <>
      {resumen.error > 0 && (
        <DownloadButton
          label="Descargar los errores"
          name="para-corregir"
          type="xlsx"
          call={() => importacionesErrores({ path: { id }, parseAs: 'blob' })}
        />
      )}
      {interrumpida === 'leyendo' && <RetryButton importacion={importacion} />}
      {(isRead || estado === 'leyendo' || estado === 'recibiendo') && (
        <DiscardButton importacion={importacion} />
      )}
      {changes && se_deshace && <UndoButton importacion={importacion} />}
      {estado === 'aplicando' && <StopButton importacion={importacion} />}
      {changes && (estado === 'revisada' || estado === 'detenida') && (
        <ApplyButton importacion={importacion} />
      )}
    </>
  );
}

/** Needs no question: the import changed nothing, and the user still has the file. */
function DiscardButton({ importacion: { importacion_id: id } }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => {
      stopSending(id);
      return importacionesDescartar({ path: { id } });
    },
    onSuccess: async ({ data }) => {
      toasts.success(data.mensaje);
      await navigate({ to: '/panel-importaciones' });
    },
    onSettled: () => void queryClient.invalidateQueries(queriesOf('importaciones')),
  });
  return (
    <Button variant="text" loading={isPending} onClick={() => mutate()}>
      Descartar
    </Button>
  );
}

/** Retries a job that failed while it read the file. */
function RetryButton({ importacion }: Props) {
  const { importacion_id: id } = importacion;
  const { mutate, isPending } = useImportacionAct(importacion, () =>
    importacionesReintentar({ path: { id } }),
  );
  return (
    <Button variant="contained" loading={isPending} onClick={() => mutate()}>
      Reintentar
    </Button>
  );
}

function StopButton({ importacion }: Props) {
  const { importacion_id: id } = importacion;
  const { mutate, isPending } = useImportacionAct(importacion, () => importacionesDetener({ path: { id } }));
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      Detener
    </Button>
  );
}

function UndoButton({ importacion }: Props) {
  const { importacion_id: id, hechas } = importacion;
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useImportacionAct(importacion, () => importacionesDeshacer({ path: { id } }));
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        Deshacer
      </Button>
      <ConfirmDialog
        open={asked}
        title={`¿Deshacer ${wordsOf(importacion).it}?`}
        text={`Vuelve todo a lo que era antes (${filasText(hechas)}). Lo que cambió después queda como está.`}
        busy={isPending}
        destructive
        onConfirm={() => mutate(undefined, { onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
        texts={{ confirm: 'Sí, deshacer' }}
      />
    </>
  );
}
