import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LIMITS, rolesDar, rolesListOptions, type Usuario } from 'api-client/backoffice';
import { rolDadoBody } from 'api-client/backoffice-roles';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { optionsState } from 'app-core/queries/options-state';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { SelectField } from 'ui-kit/forms/select-field';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../shared/queries.ts';
import { withVersion } from './actions.ts';
import { nombreOf } from './usuario-texts.tsx';

/** The account, and the number of users per role. */
const QUERIES = queriesOf('usuarios', 'roles');

export const WITHOUT_ROL = 'Sin rol: todo el trabajo';

export const useRoles = () => useQuery(rolesListOptions({ query: { limit: LIMITS.roles } }));

/** An employee's role, which an admin can change. */
export function EmpleadoRol({ usuario }: { usuario: Usuario }) {
  const [open, setOpen] = useState(false);
  const roles = useRoles();
  const own = roles.data?.roles.find(({ rol_id }) => rol_id === usuario.rol_id);
  const close = () => setOpen(false);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <span>{usuario.rol_id ? (own?.nombre ?? '…') : WITHOUT_ROL}</span>
      <Button variant="text" onClick={() => setOpen(true)}>
        Cambiar rol
      </Button>
      {open && (
        <DetailsDialog open maxWidth="xs" title={`Rol de ${nombreOf(usuario)}`} onClose={close}>
          <RolForm usuario={usuario} onDone={close} />
        </DetailsDialog>
      )}
    </Box>
  );
}

function RolForm({ usuario, onDone }: { usuario: Usuario; onDone: () => void }) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const roles = useRoles();
  // The account when the form opened; the server refuses an older version.
  const [initialUsuario] = useState(usuario);
  const form = useForm({
    initialValues: { rol_id: initialUsuario.rol_id ?? '' },
    schema: rolDadoBody,
    bodyOf: ({ rol_id }) => ({ rol_id: rol_id || null }),
    save: (body) => rolesDar({ ...withVersion(initialUsuario), body }),
    onSaved: () => {
      toasts.success('Rol cambiado. Rige desde ahora.');
      void queryClient.invalidateQueries(QUERIES);
      onDone();
    },
    onFailed: (error, atFields) => {
      if (atFields) return undefined;
      void queryClient.invalidateQueries(QUERIES);
      return isConflict(error)
        ? 'Otra persona cambió esta cuenta mientras tanto. Cierra y vuelve a abrir para ver cómo está.'
        : messageOf(error);
    },
  });
  return (
    <FormFrame form={form} autoComplete="off" failsBelow>
      <SelectField
        name="rol_id"
        label="Rol"
        placeholder={WITHOUT_ROL}
        {...optionsState(roles)}
        options={(roles.data?.roles ?? []).map(({ rol_id, nombre }) => ({ value: rol_id, label: nombre }))}
        help="Se hacen en «Roles», en el menú. Rige al instante, también en el panel que tenga abierto."
      />
      <Stack direction="row">
        <FormActions submitLabel="Guardar" busyLabel="Guardando…" disabled={!roles.data} />
      </Stack>
    </FormFrame>
  );
}
