import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type Usuario, usuariosGetOptions, usuariosUpdate } from 'api-client/backoffice';
import { usuarioEdicionBody } from 'api-client/backoffice-forms';
import { DniField } from 'ui-kit/forms/dni-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { TextField } from 'ui-kit/forms/text-field';
import { forgetPricesOf } from '../../shared/carritos/known-productos.ts';
import { CONDICION_IVA_FIELD } from '../../shared/condicion-iva.ts';
import { FormScreen } from '../../shared/form-screen.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { SaveForm, useSaveForm } from '../../shared/save-form.tsx';
import { useTabSubject } from '../../shared/tab-subject.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { nombreOf, TitularLink } from './usuario-texts.tsx';

const LABELS = {
  nombre: 'Nombre',
  apellido: 'Apellido',
  dni: 'CUIT/CUIL',
  nombre_comercio: 'Nombre del comercio',
  telefono: 'Teléfono',
  dom_fiscal: 'Domicilio fiscal',
  condicion_iva: CONDICION_IVA_FIELD.label,
};

/** Orders contain customer names, and products how the customer's prices show IVA. */
const SHOWING = queriesOf('usuarios', 'pedidos', 'detallesPedidos', 'productos', 'pedidoRapido');

/** Personal and contact data; e-mail and roles are changed elsewhere. */
function EditUsuarioForm({ usuario }: { usuario: Usuario }) {
  const form = useSaveForm({
    initialValues: () => ({
      nombre: usuario.nombre,
      apellido: usuario.apellido,
      dni: String(usuario.dni),
      nombre_comercio: usuario.nombre_comercio,
      telefono: usuario.telefono,
      dom_fiscal: usuario.dom_fiscal,
      condicion_iva: usuario.condicion_iva ?? '',
    }),
    schema: usuarioEdicionBody,
    bodyOf: ({ condicion_iva, ...datos }) => ({ ...datos, condicion_iva: condicion_iva || null }),
    save: async (body) => {
      await usuariosUpdate({
        path: { id: usuario.usuario_id },
        headers: { 'If-Match': `"${usuario.version}"` },
        body,
      });
      forgetPricesOf(usuario.usuario_id);
    },
    texts: { done: 'Datos actualizados con éxito', failed: 'Error al actualizar los datos' },
    queries: SHOWING,
    list: `/usuario/${usuario.usuario_id}`,
  });
  return (
    <SaveForm form={form} names={LABELS} autoComplete="off">
      <TextField name="nombre" label={LABELS.nombre} required />
      <TextField name="apellido" label={LABELS.apellido} required />
      {usuario.titular_id ? (
        <Typography color="textSecondary">
          Lo del comercio se corrige en la cuenta de su titular: <TitularLink usuario={usuario} />
        </Typography>
      ) : (
        <>
          <TextField name="nombre_comercio" label={LABELS.nombre_comercio} required />
          <DniField name="dni" label={LABELS.dni} help="11 dígitos" required />
          <TextField name="telefono" label={LABELS.telefono} type="tel" inputMode="tel" required />
          <TextField name="dom_fiscal" label={LABELS.dom_fiscal} required />
          <SelectField {...CONDICION_IVA_FIELD} />
        </>
      )}
    </SaveForm>
  );
}

export function EditUsuarioPage() {
  const { usuario_id: id } = useParams({ from: '/_staff/editar-usuario/$usuario_id' });
  const usuario = useQuery(usuariosGetOptions({ path: { id } }));
  const freshUsuario = useFirstFresh(id, usuario);
  useTabSubject(freshUsuario && nombreOf(freshUsuario));
  return (
    <FormScreen list="/panel-usuarios" title="Editar datos" needs={[{ ...usuario, data: freshUsuario }]}>
      {freshUsuario && <EditUsuarioForm key={id} usuario={freshUsuario} />}
    </FormScreen>
  );
}
