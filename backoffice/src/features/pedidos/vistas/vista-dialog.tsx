import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type Vista, type VistaBody, vistasCreate } from 'api-client/backoffice';
import { vistaBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useEffect, useRef, useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { useUsuarioId } from '../../../shared/session/access.ts';
import { VISTAS_QUERIES } from '../../../shared/vistas.ts';
import type { Kept } from './kept.ts';
import { updateVista } from './use-save-vista.ts';

export interface VistaDialogProps {
  /** The view to rename; undefined for a new view. */
  vista?: Vista;
  /** The contents of a new view. */
  kept: Kept;
  onSaved: (vista: Vista) => void;
  onClose: () => void;
}

/** A view's name, and whether it is for the team. */
export const VistaDialog = (props: VistaDialogProps) => (
  <DetailsDialog
    open
    maxWidth="xs"
    title={props.vista ? 'Nombre y para quién' : 'Guardar como vista nueva'}
    onClose={props.onClose}
  >
    <VistaForm {...props} />
  </DetailsDialog>
);

function VistaForm({ vista, kept, onSaved }: VistaDialogProps) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const own = useUsuarioId();
  const [initialValues] = useState(() => ({
    nombre: vista?.nombre ?? '',
    de_equipo: vista?.de_equipo ?? false,
  }));
  const root = useRef<HTMLDivElement>(null);
  // The dialog focuses its own button first; move the focus to the name.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    initialValues,
    schema: vistaBody,
    bodyOf: (values) => ({
      ...kept,
      ...(vista && { filtros: vista.filtros, columnas: vista.columnas }),
      ...values,
    }),
    save: async (asked) => {
      const body = asked as VistaBody;
      return (await (vista ? updateVista(vista, body) : vistasCreate({ body }))).data;
    },
    onSaved: async (saved) => {
      toasts.success(`Vista «${saved.nombre}» guardada${saved.de_equipo ? ' para el equipo' : ''}`);
      await queryClient.invalidateQueries(VISTAS_QUERIES);
      onSaved(saved);
    },
    onFailed: (error, atFields) => {
      void queryClient.invalidateQueries(VISTAS_QUERIES);
      return atFields ? undefined : messageOf(error);
    },
  });
  return (
    <div ref={root}>
      <FormFrame form={form} autoComplete="off" failsBelow>
        {!vista && (
          <Typography color="textSecondary">
            Guarda los filtros, el orden y las columnas que tiene la lista ahora.
          </Typography>
        )}
        <TextField name="nombre" label="Nombre de la vista" required />
        {(!vista || vista.autor.usuario_id === own) && (
          <CheckboxField name="de_equipo" label="Para todo el equipo" />
        )}
        <Stack direction="row">
          <FormActions submitLabel="Guardar vista" busyLabel="Guardando…" />
        </Stack>
      </FormFrame>
    </div>
  );
}
