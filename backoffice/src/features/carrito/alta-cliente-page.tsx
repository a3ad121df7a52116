import { useQueryClient } from '@tanstack/react-query';
import { LIMITS, usuariosCreate, usuariosGetOptions } from 'api-client/backoffice';
import { altaBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { DniField } from 'ui-kit/forms/dni-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { TextField } from 'ui-kit/forms/text-field';
import { PageTitle } from 'ui-kit/page-title';
import { useToasts } from 'ui-kit/use-toasts';
import { CONDICION_IVA_FIELD } from '../../shared/condicion-iva.ts';
import { ButtonLink } from '../../shared/links.tsx';
import { USUARIOS_QUERIES } from '../../shared/queries.ts';
import { useChooseCliente } from './use-choose-cliente.ts';

const LINK_DAYS = LIMITS.invitationLink / (24 * 3600);

const empty = {
  nombre: '',
  apellido: '',
  dni: '',
  nombre_comercio: '',
  telefono: '',
  dom_fiscal: '',
  condicion_iva: '',
  email: '',
  password: '',
  clave_por_correo: true,
};

const bodyOf = ({ password, clave_por_correo, condicion_iva, ...datos }: typeof empty) => ({
  ...datos,
  ...(condicion_iva && { condicion_iva }),
  ...(clave_por_correo ? { clave_por_correo } : { password }),
});

/** Registers a customer, then loads the new account. */
function AltaClienteForm({ onAlta }: { onAlta: (usuario_id: string) => void }) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const form = useForm({
    initialValues: empty,
    schema: altaBody,
    bodyOf,
    save: async (body) => {
      const { usuario_id } = (await usuariosCreate({ body })).data;
      void queryClient.invalidateQueries(USUARIOS_QUERIES);
      // The account exists now: a failed load must not register it again. The cart retries the load.
      await queryClient.prefetchQuery(usuariosGetOptions({ path: { id: usuario_id } }));
      return { usuario_id, mailedTo: body.clave_por_correo && body.email };
    },
    onSaved: ({ usuario_id, mailedTo }) => {
      if (mailedTo) toasts.success(`Enviamos a ${mailedTo} el enlace para elegir su contraseña.`);
      onAlta(usuario_id);
    },
  });
  return (
    <FormFrame form={form} autoComplete="off">
      <TextField name="nombre" label="Nombre" autoFocus />
      <TextField name="apellido" label="Apellido" />
      <DniField name="dni" label="CUIT/CUIL" help="11 dígitos" />
      <TextField name="nombre_comercio" label="Nombre del comercio" />
      <TextField name="telefono" label="Teléfono" type="tel" inputMode="tel" />
      <TextField name="dom_fiscal" label="Domicilio fiscal" />
      <SelectField {...CONDICION_IVA_FIELD} />
      <TextField name="email" label="Correo electrónico" type="email" inputMode="email" />
      <Clave />
      <FormActions submitLabel="Registrar usuario" busyLabel="Registrando…" />
    </FormFrame>
  );
}

/** The customer chooses a password by mail, or staff type one; the last touched field wins. */
function Clave() {
  const { values, setFieldValue } = useFormikContext<typeof empty>();
  const { password, clave_por_correo } = values;
  useEffect(() => {
    if (password) void setFieldValue('clave_por_correo', false);
  }, [password, setFieldValue]);
  useEffect(() => {
    if (clave_por_correo) void setFieldValue('password', '');
  }, [clave_por_correo, setFieldValue]);
  return (
    <>
      <CheckboxField
        name="clave_por_correo"
        label="Enviarle un enlace por correo para que elija su contraseña"
        help={`Sirve una sola vez, durante ${LINK_DAYS} días. Se puede enviar otra vez desde la página del cliente.`}
      />
      <PasswordField
        name="password"
        label="Contraseña"
        autoComplete="new-password"
        help={clave_por_correo ? 'O escríbela aquí y dásela tú: entonces no se envía el enlace.' : undefined}
      />
    </>
  );
}

/** 'Alta de cliente y Datos del Remito': registers a new customer and gives them the cart. */
export function AltaClientePage() {
  const choose = useChooseCliente();
  return (
    <>
      <PageTitle
        before={<BackButton href="/pedido-nuevo" />}
        lead="Con estos datos se imprime el remito. La cuenta queda pendiente: para que el cliente pueda entrar a la tienda, dale de alta en Área de Usuarios."
        actions={
          <ButtonLink to="/pedido-nuevo/buscar" variant="outlined">
            Buscar usuario
          </ButtonLink>
        }
      >
        Alta de cliente y Datos del Remito
      </PageTitle>
      <AltaClienteForm onAlta={choose} />
    </>
  );
}
