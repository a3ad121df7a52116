import { useQueryClient } from '@tanstack/react-query';
import { usuariosAnotar, usuariosNotasQueryKey } from 'api-client/backoffice';
import { notaBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';

/** Something more to write down; emptied once it is. */
export function NotaForm({ id }: { id: string }) {
  const [count, setCount] = useState(0);
  return <OneNota key={count} id={id} onSaved={() => setCount(count + 1)} />;
}

function OneNota({ id, onSaved }: { id: string; onSaved: () => void }) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const form = useForm({
    initialValues: { texto: '' },
    schema: notaBody,
    save: (body) => usuariosAnotar({ path: { id }, body }),
    onSaved: () => {
      toasts.success('Nota agregada');
      void queryClient.invalidateQueries({ queryKey: usuariosNotasQueryKey({ path: { id } }) });
      onSaved();
    },
    onFailed: (error, atFields) => (atFields ? undefined : messageOf(error)),
  });
  return (
    <FormFrame form={form} autoComplete="off">
      <TextField
        name="texto"
        label="Nota nueva"
        multiline
        rows={2}
        help="La ve el personal, nunca el cliente."
      />
      <FormActions submitLabel="Agregar nota" busyLabel="Agregando…" />
    </FormFrame>
  );
}
