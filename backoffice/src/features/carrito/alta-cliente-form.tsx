import { useQueryClient } from '@tanstack/react-query';
import { usuariosCreate, usuariosGetOptions } from 'api-client/backoffice';
import { registroBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { isSessionOver, messageOf } from 'app-core/queries/errors';
import { DniField } from 'ui-kit/forms/dni-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { USUARIOS_QUERIES } from '../../shared/queries.ts';

const empty = {
  nombre: '',
  apellido: '',
  dni: '',
  nombre_comercio: '',
  telefono: '',
  dom_fiscal: '',
  email: '',
  password: '',
};

/** Registers a customer, then reads the account that came of it. */
export function AltaClienteForm({ onAlta }: { onAlta: (usuario_id: string) => void }) {
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: empty,
    schema: registroBody,
    save: async (body) => {
      const { usuario_id } = (await usuariosCreate({ body })).data;
      void queryClient.invalidateQueries(USUARIOS_QUERIES);
      // The account exists by now: a failed reading must not have it registered again. The cart tries it anew.
      await queryClient.prefetchQuery(usuariosGetOptions({ path: { id: usuario_id } }));
      return usuario_id;
    },
    onSaved: onAlta,
    onFailed: (error, atFields) => (atFields || isSessionOver(error) ? undefined : messageOf(error)),
  });
  return (
    <FormFrame form={form} autoComplete="off">
      <TextField name="nombre" label="Nombre" autoFocus />
      <TextField name="apellido" label="Apellido" />
      <DniField name="dni" label="CUIT/CUIL" help="11 dígitos" />
      <TextField name="nombre_comercio" label="Nombre del comercio" />
      <TextField name="telefono" label="Teléfono" type="tel" inputMode="tel" />
      <TextField name="dom_fiscal" label="Domicilio fiscal" />
      <TextField name="email" label="Correo electrónico" type="email" inputMode="email" />
      <PasswordField name="password" label="Contraseña" autoComplete="new-password" />
      <FormActions submitLabel="Registrar usuario" busyLabel="Registrando…" />
    </FormFrame>
  );
}
