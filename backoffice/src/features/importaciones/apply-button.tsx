import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Importacion, importacionesAplicar } from 'api-client/backoffice';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { effectText, filasText, onlyKeepsIds, wordsOf } from './importacion-texts.ts';
import { useImportacionAct } from './use-importacion-act.ts';

/** Shows the import's effects for confirmation, then starts or resumes the import. */
export function ApplyButton({ importacion }: { importacion: Importacion }) {
  const { importacion_id: id, tipo, estado, resumen, vista_previa } = importacion;
  const [asked, setAsked] = useState(false);
  const [invitacion, setInvitar] = useState(true);
  const goesOn = estado === 'detenida';
  const invites = tipo === 'clientes' && resumen.nuevo > 0;
  const { mutate, isPending } = useImportacionAct(importacion, () =>
    importacionesAplicar({ path: { id }, body: { invitacion: invites && invitacion, vista_previa } }),
  );
  const isNothing = resumen.nuevo + resumen.cambia === 0 && !onlyKeepsIds(importacion);
  // Open questions are shown above the rows and must be answered first.
  const isAsked = (importacion.preguntas ?? []).length > 0;
  return (
    <>
      <Button variant="contained" disabled={isNothing || isAsked} onClick={() => setAsked(true)}>
        {goesOn ? 'Seguir' : 'Aplicar'}
      </Button>
      <ConfirmDialog
        open={asked}
        title={`¿${goesOn ? 'Seguir aplicando' : 'Aplicar'} ${wordsOf(importacion).it}?`}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
        texts={{ confirm: goesOn ? 'Sí, seguir' : 'Sí, aplicar' }}
        text={
          <>
            {effectText(importacion)}
            {resumen.error > 0 && ` Las que tienen errores (${filasText(resumen.error)}) no se tocan.`}
            {' Se puede seguir trabajando mientras tanto, detener todo y deshacerlo.'}
            {invites && (
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
