import type { NotaBody } from 'api-client/backoffice';
import { notaBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { useEffect, useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { useTyped } from 'ui-kit/typed';
import { useToasts } from 'ui-kit/use-toasts';
import { draftOf, keepDraft } from '../drafts.ts';
import { useUsuarioId } from '../session/access.ts';

export interface NotaFormProps {
  /** Id of the subject. */
  of: string;
  write: (body: NotaBody) => Promise<unknown>;
  onSaved: () => void;
}

/** Writes a note; the draft stays until it is saved. */
export function NotaForm({ onSaved, ...props }: NotaFormProps) {
  const [count, setCount] = useState(0);
  const next = () => {
    setCount(count + 1);
    onSaved();
  };
  return <OneNota key={count} {...props} onSaved={next} />;
}

function OneNota({ of, write, onSaved }: NotaFormProps) {
  const toasts = useToasts();
  const by = useUsuarioId();
  const form = useForm({
    initialValues: { texto: draftOf(of, by) },
    schema: notaBody,
    save: write,
    onSaved: () => {
      keepDraft(of, by, '');
      toasts.success('Nota agregada');
      onSaved();
    },
  });
  const { texto } = form.formik.values;
  useEffect(() => keepDraft(of, by, texto), [of, by, texto]);
  // Only a reload loses the draft.
  useTyped(texto.trim() !== '', { survivesClosing: true, staysInApp: true });
  return (
    <FormFrame form={form} leavesFreely autoComplete="off" failsBelow>
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
