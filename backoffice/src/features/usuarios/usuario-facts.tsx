import Box from '@mui/material/Box';
import { authRequestPasswordReset, type Usuario } from 'api-client/backoffice';
import { SendInvitation } from 'app-core/account/send-invitation';
import { DetailsCard } from 'ui-kit/details-card';
import { formatCuit } from 'ui-kit/forms/cuit';
import { naturalBreaks } from 'ui-kit/natural-breaks';
import { SectionTitle } from 'ui-kit/section-title';
import { condicionIvaDetail } from '../../shared/condicion-iva.ts';
import { CondicionOfCliente } from '../../shared/condicion-of-cliente.tsx';
import { ButtonLink } from '../../shared/links.tsx';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { ShortDate } from '../../shared/short-date.tsx';
import { Telefono } from '../../shared/telefono.tsx';
import { PlainLink } from '../../shared/text-link.tsx';
import type { ActionName } from './actions.ts';
import { CorreoMark } from './correo-mark.tsx';
import { EmpleadoRol } from './empleado-rol.tsx';
import { PersonalData } from './usuario-actions.tsx';
import { activity, approval, nombreOf, rolesOf, staffRol, TitularLink } from './usuario-texts.tsx';

/** An admin erases the data after the last delivery. */
const erasureOf = ({ borrado_pedido_en }: Usuario) =>
  borrado_pedido_en
    ? [{ label: 'Pidió que se borren sus datos', value: <ShortDate iso={borrado_pedido_en} breaks /> }]
    : [];

const requestLink = (email: string) => authRequestPasswordReset({ body: { email } });

/** Marks an account without a password, with a button to resend the link. */
function SinClave({ usuario }: { usuario: Usuario }) {
  const { email, esta_activo, dado_de_alta } = usuario;
  return (
    <>
      Falta que la elija{' '}
      {(esta_activo || !dado_de_alta) && (
        <SendInvitation name={nombreOf(usuario)} email={email} request={requestLink} />
      )}
    </>
  );
}

/**
 * Returns whether the user has not chosen a password. Older versions gave invited people an unknown password:
 * such a person has not confirmed the e-mail.
 */
const isWithoutPassword = ({ sin_clave, titular_id, correo_confirmado }: Usuario): boolean =>
  sin_clave === true || (typeof titular_id === 'string' && correo_confirmado === false);

interface UsuarioFactsProps {
  usuario: Usuario;
  onAction: (name: ActionName, usuario: Usuario) => void;
}

/** Personal and contact data, start date, and the admin actions. */
export function UsuarioFacts({ usuario, onAction }: UsuarioFactsProps) {
  const session = useSession();
  const { may } = usePermisos();
  const { telefono, email, creado_en, nombre_comercio } = usuario;
  return (
    <section aria-labelledby="datos">
      <SectionTitle id="datos">Datos</SectionTitle>
      <DetailsCard
        details={[
          usuario.titular_id
            ? { label: 'Pide por', value: <TitularLink usuario={usuario} /> }
            : { label: 'Comercio', value: nombre_comercio },
          { label: 'Teléfono', value: telefono && <Telefono telefono={telefono} /> },
          {
            label: 'Email',
            value: (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
                <PlainLink href={`mailto:${email}`}>{naturalBreaks(email)}</PlainLink>
                <CorreoMark usuario={usuario} />
              </Box>
            ),
          },
          ...(isWithoutPassword(usuario)
            ? [{ label: 'Contraseña', value: <SinClave usuario={usuario} /> }]
            : []),
          { label: 'Domicilio fiscal', value: usuario.dom_fiscal },
          { label: 'CUIT/CUIL', value: formatCuit(String(usuario.dni)) },
          ...(staffRol(usuario) ? [] : [condicionIvaDetail(usuario)]),
          {
            label: usuario.titular_id ? 'Con cuenta desde' : 'Pidió la cuenta',
            value: creado_en && <ShortDate iso={creado_en} breaks />,
          },
          ...erasureOf(usuario),
          { label: 'Aprobación', value: approval(usuario) },
          { label: 'Activo', value: activity(usuario) },
          { label: 'Roles', value: rolesOf(usuario) },
          ...(may('condiciones.deUsuario') && staffRol(usuario) === undefined
            ? [{ label: 'Condiciones', value: <CondicionOfCliente usuario={usuario} /> }]
            : []),
          ...(isAdmin(session) && staffRol(usuario) === 'Empleado'
            ? [{ label: 'Rol en el panel', value: <EmpleadoRol usuario={usuario} /> }]
            : []),
        ]}
      />
      {isAdmin(session) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, ml: -2 }}>
          <ButtonLink
            to="/panel-bitacora"
            search={{ sobre: usuario.titular_id ? nombreOf(usuario) : nombre_comercio, objeto: 'usuario' }}
            variant="text"
          >
            Ver en la bitácora
          </ButtonLink>
          <PersonalData usuario={usuario} onAction={(name) => onAction(name, usuario)} />
        </Box>
      )}
    </section>
  );
}
