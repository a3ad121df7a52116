import Button from '@mui/material/Button';
import { type Domicilio, misDomiciliosPut } from 'api-client/storefront';
import { domicilioBody } from 'api-client/storefront-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { newId } from 'app-core/new-id';
import { useState } from 'react';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';

interface DomicilioFormProps {
  /** Undefined for a new address. */
  domicilio?: Domicilio | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

const NEW = { nombre: '', domicilio: '', horario: '', predeterminado: false };

/** Form for a delivery address. A new address gets its id at once, so that a repeated request creates no second address. */
export function DomicilioForm({ domicilio, onSaved, onCancel }: DomicilioFormProps) {
  const [id] = useState(() => domicilio?.domicilio_id ?? newId());
  const { nombre, domicilio: where, horario, predeterminado } = { ...NEW, ...domicilio };
  const form = useForm({
    initialValues: { nombre, domicilio: where, horario, predeterminado },
    schema: domicilioBody,
    save: (body) => misDomiciliosPut({ path: { id }, body }),
    onSaved,
  });
  return (
    <FormFrame form={form} method="post">
      <TextField name="nombre" label="Nombre" help="Como lo llamas: «Depósito», «Local centro»." autoFocus />
      <TextField
        name="domicilio"
        label="Domicilio"
        help="Calle y número, localidad."
        autoComplete="street-address"
      />
      <TextField name="horario" label="Horario de entrega" help="Cuándo hay alguien: «de 8 a 12»." />
      <CheckboxField name="predeterminado" label="Entregar aquí si no elijo otro" />
      <FormActions submitLabel="Guardar domicilio" busyLabel="Guardando…">
        <Button variant="text" onClick={onCancel}>
          Cancelar
        </Button>
      </FormActions>
    </FormFrame>
  );
}
