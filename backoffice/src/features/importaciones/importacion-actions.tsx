import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type Importacion,
  importacionesAplicar,
  importacionesDescartar,
  importacionesDeshacer,
  importacionesDetener,
  importacionesErrores,
  importacionesReintentar,
} from 'api-client/backoffice';
import { precioIn } from 'api-client/backoffice-planillas';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { useToasts } from 'ui-kit/use-toasts';
import { DownloadButton } from '../../shared/download-button.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { stopUpload } from './fotos/upload-fotos.ts';
import { effectText, filasText, onlyKeepsIds, textsOf } from './importacion-texts.ts';
import { useImportacionAct } from './use-importacion-act.ts';

interface Props {
  importacion: Importacion;
}

/** The actions that the import's state allows. */
export function ImportacionActions({ importacion }: Props) {
  const { importacion_id: id, estado, resumen, se_deshace, interrumpida } = importacion;
  const mayChange = useMayChange()(importacion);
  const isReviewable = estado === 'revisada' || estado === 'fallida';
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
      {(isReviewable || estado === 'leyendo' || estado === 'recibiendo') && (
        <DiscardButton importacion={importacion} />
      )}
      {mayChange && se_deshace && <UndoButton importacion={importacion} />}
      {estado === 'aplicando' && <StopButton importacion={importacion} />}
      {mayChange && (estado === 'revisada' || estado === 'detenida') && (
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
      stopUpload(id);
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
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useImportacionAct(importacion, () => importacionesDeshacer({ path: { id } }));
  return (
    <>
      <Button variant="outlined" onClick={() => setConfirming(true)}>
        Deshacer
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`¿Deshacer ${textsOf(importacion).it}?`}
        text={`Vuelve todo a lo que era antes (${filasText(hechas)}). Lo que cambió después queda como está.`}
        busy={isPending}
        destructive
        onConfirm={() => mutate(undefined, { onSettled: () => setConfirming(false) })}
        onCancel={() => setConfirming(false)}
        texts={{ confirm: 'Sí, deshacer' }}
      />
    </>
  );
}

/** Shows the import's effects for confirmation, then starts or resumes the import. */
function ApplyButton({ importacion }: { importacion: Importacion }) {
  const { importacion_id: id, tipo, estado, resumen, vista_previa } = importacion;
  const [isConfirming, setConfirming] = useState(false);
  const [invitacion, setInvitar] = useState(true);
  const isResuming = estado === 'detenida';
  const mayInvite = tipo === 'clientes' && resumen.nuevo > 0;
  const { mutate, isPending } = useImportacionAct(importacion, () =>
    importacionesAplicar({ path: { id }, body: { invitacion: mayInvite && invitacion, vista_previa } }),
  );
  const hasNoEffect = resumen.nuevo + resumen.cambia === 0 && !onlyKeepsIds(importacion);
  // Open questions are shown above the rows and must be answered first.
  const hasQuestions = (importacion.preguntas ?? []).length > 0;
  return (
    <>
      <Button variant="contained" disabled={hasNoEffect || hasQuestions} onClick={() => setConfirming(true)}>
        {isResuming ? 'Seguir' : 'Aplicar'}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`¿${isResuming ? 'Seguir aplicando' : 'Aplicar'} ${textsOf(importacion).it}?`}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setConfirming(false) })}
        onCancel={() => setConfirming(false)}
        texts={{ confirm: isResuming ? 'Sí, seguir' : 'Sí, aplicar' }}
        text={
          <>
            {effectText(importacion)}
            {resumen.error > 0 && ` Las que tienen errores (${filasText(resumen.error)}) no se tocan.`}
            {' Se puede seguir trabajando mientras tanto, detener todo y deshacerlo.'}
            {mayInvite && (
              <FormControlLabel
                label="Invitar por correo a los clientes nuevos a elegir su contraseña"
                control={
                  <Checkbox checked={invitacion} onChange={(_event, checked) => setInvitar(checked)} />
                }
              />
            )}
          </>
        }
      />
    </>
  );
}

/**
 * Returns a check whether the user may apply or undo an import. An import with prices needs the permission to
 * change prices.
 */
export function useMayChange() {
  const { may } = usePermisos();
  return (importacion: Importacion): boolean => precioIn(importacion) === undefined || may('precios.cambiar');
}
