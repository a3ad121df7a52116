import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { type Lista, misListasCreate, misListasUpdate } from 'api-client/storefront';
import { listaNombre } from 'api-client/storefront-forms';
import type { Quantity } from 'app-core/cart/line';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { listChanged, myList, myLists } from './queries.ts';

interface NameFormProps {
  /** The list to rename; undefined for a new list. */
  lista?: Lista;
  /** Products of a new list. */
  productos?: readonly Quantity[];
  onSaved: (lista: Lista) => void;
  submitLabel: string;
}

export function NameForm({ lista, productos = [], onSaved, submitLabel }: NameFormProps) {
  const queryClient = useQueryClient();
  const [initialValues] = useState(() => ({ nombre: lista?.nombre ?? '' }));
  const form = useForm({
    initialValues,
    schema: listaNombre,
    save: async (body) => {
      if (!lista) {
        return (await misListasCreate({ body: { ...body, productos: [...productos] }, throwOnError: true }))
          .data;
      }
      const headers = { 'If-Match': `"${lista.version}"` };
      const path = { id: lista.lista_id };
      return (await misListasUpdate({ path, headers, body, throwOnError: true })).data;
    },
    onSaved: (saved) => {
      listChanged(queryClient, saved);
      onSaved(saved);
    },
    onFailed: (error, atFields) => {
      const asked = lista ? myList(lista.lista_id) : myLists();
      void queryClient.invalidateQueries({ queryKey: asked.queryKey });
      return atFields ? undefined : messageOf(error);
    },
  });
  return (
    <FormFrame form={form} autoComplete="off" failsBelow>
      <TextField
        name="nombre"
        label={lista ? 'Nombre de la lista' : 'Lista nueva'}
        help={lista ? undefined : 'Como la llamas: «Pedido semanal», «Navidad».'}
        required
      />
      <Stack direction="row">
        <FormActions submitLabel={submitLabel} busyLabel="Guardando…" />
      </Stack>
    </FormFrame>
  );
}
