import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { rolesInvitar } from 'api-client/backoffice';
import { empleadoBody } from 'api-client/backoffice-roles';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { optionsState } from 'app-core/queries/options-state';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { DniField } from 'ui-kit/forms/dni-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { SelectField } from 'ui-kit/forms/select-field';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../shared/queries.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useRoles, WITHOUT_ROL } from './empleado-rol.tsx';

const QUERIES = queriesOf('usuarios', 'roles', 'estado');
const EMPTY = { nombre: '', apellido: '', email: '', dni: '', rol_id: '' };

/** Invites an employee, who chooses the password; the link opens it directly. */
export function InviteEmpleado() {
  const { mayCertainly } = usePermisos();
  const isRequested = useLocation({ select: ({ hash }) => hash === 'invitar' });
  const [open, setOpen] = useState(isRequested);
  const close = () => setOpen(false);
  if (!mayCertainly('roles.invitar')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Invitar a un empleado
      </Button>
      {open && (
        <DetailsDialog open maxWidth="sm" title="Invitar a un empleado" onClose={close}>
          <InviteForm onDone={close} />
        </DetailsDialog>
      )}
    </>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const roles = useRoles();
  const form = useForm({
    initialValues: EMPTY,
    schema: empleadoBody,
    bodyOf: ({ rol_id, ...person }) => ({ ...person, rol_id: rol_id || null }),
    save: (body) => rolesInvitar({ body }),
    onSaved: ({ data }) => {
      toasts.success(`Invitación enviada a ${data.email}. Con el enlace elige su contraseña.`);
      void queryClient.invalidateQueries(QUERIES);
      onDone();
    },
  });
  return (
    <FormFrame form={form} autoComplete="off" failsBelow>
      <TextField name="nombre" label="Nombre" required />
      <TextField name="apellido" label="Apellido" required />
      <TextField
        name="email"
        label="Correo"
        type="email"
        inputMode="email"
        required
        help="Ahí recibe el enlace para elegir su contraseña."
      />
      <DniField name="dni" label="CUIL" help="11 dígitos" required />
      <SelectField
        name="rol_id"
        label="Rol"
        placeholder={WITHOUT_ROL}
        {...optionsState(roles)}
        options={(roles.data?.roles ?? []).map(({ rol_id, nombre }) => ({ value: rol_id, label: nombre }))}
        help="Qué hace en el panel. Se hacen en «Roles», en el menú, y se puede cambiar después."
      />
      <Stack direction="row">
        <FormActions submitLabel="Invitar" busyLabel="Enviando…" disabled={form.saved || !roles.data} />
      </Stack>
    </FormFrame>
  );
}
