import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { segundoFactorEndOfUsuario, type Usuario, usuariosGetOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { fullDate } from 'ui-kit/dates';
import { DetailsCard } from 'ui-kit/details-card';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { formatCuit } from 'ui-kit/forms/cuit';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useToasts } from 'ui-kit/use-toasts';
import { condicionIvaDetail } from '../../shared/condicion-iva.ts';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { useLastGood } from '../../shared/use-last-good.ts';
import { ZonaLine } from '../../shared/zona-line.tsx';
import { useZonas } from '../../shared/zonas.ts';
import type { ActionName } from './actions.ts';
import { CorreoMark } from './correo-mark.tsx';
import { EmpleadoRol } from './empleado-rol.tsx';
import { PersonalData, useIsOwn } from './usuario-actions.tsx';
import { activity, approval, nombreOf, rolesOf, staffRol, TitularLink } from './usuario-texts.tsx';

/** Removes the second factor of staff who lost their phone. */
function ResetSegundoFactor({ usuario }: { usuario: Usuario }) {
  const [open, setOpen] = useState(false);
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => segundoFactorEndOfUsuario({ path: { id: usuario.usuario_id } }),
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)} sx={{ mt: 4 }}>
        Quitar verificación en dos pasos
      </Button>
      <ConfirmDialog
        open={open}
        title="¿Quitar la verificación en dos pasos?"
        text={`${nombreOf(usuario)} entrará con su contraseña sola hasta que la active de nuevo, y se cerrarán sus sesiones. Hazlo solo si te consta que es quien te lo pide.`}
        destructive
        busy={isPending}
        // Ignore clicks while the dialog fades out.
        onConfirm={() => open && mutate()}
        onCancel={() => setOpen(false)}
        texts={{ confirm: 'Sí, quitar' }}
      />
    </>
  );
}

interface UsuarioDetailsProps {
  /** The account of the open card. */
  usuario: Usuario | undefined;
  onClose: () => void;
  onAction: (name: ActionName, usuario: Usuario) => void;
}

/** All data of an account, reloaded. */
export function UsuarioDetails({ usuario, onClose, onAction }: UsuarioDetailsProps) {
  // Keep the texts while the dialog fades out.
  const lastUsuario = useLastGood(usuario);
  const session = useSession();
  return (
    <DetailsDialog
      open={usuario !== undefined}
      title={lastUsuario ? nombreOf(lastUsuario) : ''}
      onClose={onClose}
      actions={
        lastUsuario &&
        isAdmin(session) && (
          <PersonalData
            usuario={lastUsuario}
            onAction={(name) => {
              onClose();
              onAction(name, lastUsuario);
            }}
          />
        )
      }
    >
      {lastUsuario && <Details id={lastUsuario.usuario_id} />}
    </DetailsDialog>
  );
}

function Email({ usuario }: { usuario: Usuario }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <span>{usuario.email}</span>
      <CorreoMark usuario={usuario} />
    </Box>
  );
}

function Details({ id }: { id: string }) {
  const session = useSession();
  const isOwn = useIsOwn();
  const zonas = useZonas();
  const usuario = useQuery(usuariosGetOptions({ path: { id } }));
  return (
    <Answer query={usuario} failed="No se han encontrado un usuario." loading={<LoadingDots />}>
      {(data) => (
        <>
          <DetailsCard
            details={[
              { label: 'Nombre', value: data.nombre },
              { label: 'Apellido', value: data.apellido },
              data.titular_id
                ? { label: 'Pide por', value: <TitularLink usuario={data} /> }
                : { label: 'Comercio', value: data.nombre_comercio },
              { label: 'CUIT/CUIL', value: formatCuit(String(data.dni)) },
              ...(staffRol(data) ? [] : [condicionIvaDetail(data)]),
              { label: 'Teléfono', value: data.telefono },
              { label: 'Email', value: <Email usuario={data} /> },
              { label: 'Domicilio fiscal', value: data.dom_fiscal },
              ...(zonas.length > 0
                ? [{ label: 'Reparto', value: <ZonaLine domicilio={data.dom_fiscal} /> }]
                : []),
              ...(data.borrado_pedido_en
                ? [{ label: 'Pidió que se borren sus datos', value: fullDate(data.borrado_pedido_en) }]
                : []),
              { label: 'Aprobación', value: approval(data) },
              { label: 'Activo', value: activity(data) },
              { label: 'Roles', value: rolesOf(data) },
              ...(isAdmin(session) && staffRol(data) === 'Empleado'
                ? [{ label: 'Rol en el panel', value: <EmpleadoRol usuario={data} /> }]
                : []),
            ]}
          />
          {isAdmin(session) && staffRol(data) && !isOwn(data) && <ResetSegundoFactor usuario={data} />}
        </>
      )}
    </Answer>
  );
}
