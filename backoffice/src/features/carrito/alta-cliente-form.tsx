import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usuariosCreateMutation, usuariosGetOptions } from 'api-client/backoffice';
import { registroBody } from 'api-client/backoffice-forms';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { DniField } from 'ui-kit/forms/dni-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { FormColumn } from 'ui-kit/forms/form-column';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { ServerError } from 'ui-kit/server-error';
import { toFormikValidationSchema } from 'zod-formik-adapter';
import type { Cliente } from '../../shared/carritos/carrito.ts';
import { hasStatus, messageOf } from '../../shared/errors.ts';
import { complaintsOf, firstMessages } from '../../shared/form-failure.ts';
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
type Values = typeof empty;

/** Of several messages for a field Formik shows the first here; with `validate` it would be the last. */
const validationSchema = toFormikValidationSchema(registroBody);

/** Registers a customer, then reads the account that came of it. */
export function AltaClienteForm({ onAlta }: { onAlta: (cliente: Cliente) => void }) {
  const [refusal, setRefusal] = useState<string>();
  const queryClient = useQueryClient();
  const { mutateAsync: register } = useMutation({
    ...usuariosCreateMutation(),
    meta: { ownErrors: true },
  });

  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    setRefusal(undefined);
    try {
      const body = registroBody.parse(values);
      const { usuario_id } = await register({ body });
      void queryClient.invalidateQueries(USUARIOS_QUERIES);
      // The account exists by now: a failed reading must not have it registered again.
      const read = queryClient.fetchQuery(usuariosGetOptions({ path: { id: usuario_id } }));
      onAlta(await read.catch(() => ({ usuario_id, ...body })));
    } catch (error) {
      const complaints = complaintsOf(error);
      if (complaints.length > 0) form.setErrors(firstMessages<Values>(complaints));
      else if (!hasStatus(error, 401)) setRefusal(messageOf(error));
    }
  };

  return (
    <Formik initialValues={empty} validationSchema={validationSchema} onSubmit={submit}>
      <FormColumn noValidate autoComplete="off">
        <ServerError>{refusal}</ServerError>
        <TextField name="nombre" label="Nombre" autoFocus />
        <TextField name="apellido" label="Apellido" />
        <DniField name="dni" label="CUIT/CUIL" help="11 dígitos" />
        <TextField name="nombre_comercio" label="Nombre del comercio" />
        <TextField name="telefono" label="Teléfono" type="tel" inputMode="tel" />
        <TextField name="dom_fiscal" label="Domicilio fiscal" />
        <TextField name="email" label="Correo electrónico" type="email" inputMode="email" />
        <PasswordField name="password" label="Contraseña" autoComplete="new-password" />
        <FormActions submitLabel="Registrar usuario" busyLabel="Registrando…" />
      </FormColumn>
    </Formik>
  );
}
