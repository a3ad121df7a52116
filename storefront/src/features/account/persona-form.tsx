import Button from '@mui/material/Button';
import { type MisPersonas, misPersonasInvite } from 'api-client/storefront';
import { personaBody } from 'api-client/storefront-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';

interface PersonaFormProps {
  onSaved: (answer: { data: MisPersonas }) => void;
  onCancel: () => void;
}

/** Invites a person to order for the customer's shop. The invitation mail lets them choose a password. */
export function PersonaForm({ onSaved, onCancel }: PersonaFormProps) {
  const form = useForm({
    initialValues: { nombre: '', apellido: '', email: '' },
    schema: personaBody,
    save: (body) => misPersonasInvite({ body }),
    onSaved,
  });
  return (
    <FormFrame form={form} method="post">
      <TextField name="nombre" label="Nombre" autoComplete="off" autoFocus />
      <TextField name="apellido" label="Apellido" autoComplete="off" />
      <TextField
        name="email"
        type="email"
        label="Correo electrónico"
        help="Allí recibe el enlace para elegir su contraseña. Quien lea ese correo verá tus precios."
        autoComplete="off"
      />
      <FormActions submitLabel="Invitar" busyLabel="Enviando…">
        <Button variant="text" onClick={onCancel}>
          Cancelar
        </Button>
      </FormActions>
    </FormFrame>
  );
}
