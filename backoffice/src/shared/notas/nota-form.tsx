import type { NotaBody } from 'api-client/backoffice';
import { notaBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';

export interface NotaFormProps {
  write: (body: NotaBody) => Promise<unknown>;
  onSaved: () => void;
}

/** Something more to write down; emptied once it is. */
export function NotaForm({ write, onSaved }: NotaFormProps) {
  const [count, setCount] = useState(0);
  const next = () => {
    setCount(count + 1);
    onSaved();
  };
  return <OneNota key={count} write={write} onSaved={next} />;
}

function OneNota({ write, onSaved }: NotaFormProps) {
  const toasts = useToasts();
  const form = useForm({
    initialValues: { texto: '' },
    schema: notaBody,
    save: write,
    onSaved: () => {
      toasts.success('Nota agregada');
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
