import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import {
  type Vista,
  type VistaBody,
  type Vistas,
  vistasCreate,
  vistasDelete,
  vistasUpdate,
} from 'api-client/backoffice';
import { vistaBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { ButtonMenu, type ButtonMenuProps } from '../../../shared/button-menu.tsx';
import { isAdmin, useSession, useUsuarioId } from '../../../shared/session/access.ts';
import { useDeletion } from '../../../shared/use-deletion.ts';
import { VISTAS_QUERIES } from '../../../shared/vistas.ts';
import { type PedidosSearch, UNFILTERED } from '../queries.ts';
import { searchOfVista, type VistaContents } from './vista-contents.ts';

/** Updates a view with its version; reports another user's save in between. */
const updateVista = (vista: Vista, body: VistaBody) =>
  vistasUpdate({
    path: { id: vista.vista_id },
    headers: { 'If-Match': `"${vista.version}"` },
    body,
  });

/** Saves the current list to a view. */
function useSaveVista() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime({
    mutationFn: async ({ vista, ...contents }: { vista: Vista } & VistaContents) => {
      const { nombre, de_equipo } = vista;
      return (await updateVista(vista, { nombre, de_equipo, ...contents })).data;
    },
    onSuccess: ({ nombre, de_equipo }) =>
      toasts.success(`Vista «${nombre}» guardada${de_equipo ? ' para el equipo' : ''}`),
    onFailure: (error) => toasts.error(`No se pudo guardar la vista. ${messageOf(error)}`),
    onSettled: () => void queryClient.invalidateQueries(VISTAS_QUERIES),
  });
}

interface VistaDialogProps {
  /** The view to rename; undefined for a new view. */
  vista?: Vista;
  /** The contents of a new view. */
  contents: VistaContents;
  onSaved: (vista: Vista) => void;
  onClose: () => void;
}

/** A view's name, and whether it is for the team. */
const VistaDialog = (props: VistaDialogProps) => (
  <DetailsDialog
    open
    maxWidth="xs"
    title={props.vista ? 'Nombre y para quién' : 'Guardar como vista nueva'}
    onClose={props.onClose}
  >
    <VistaForm {...props} />
  </DetailsDialog>
);

function VistaForm({ vista, contents, onSaved }: VistaDialogProps) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const ownUserId = useUsuarioId();
  const [initialValues] = useState(() => ({
    nombre: vista?.nombre ?? '',
    de_equipo: vista?.de_equipo ?? false,
  }));
  const root = useRef<HTMLDivElement>(null);
  // The dialog focuses its own button first; move the focus to the name.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    initialValues,
    schema: vistaBody,
    bodyOf: (values) => ({
      ...contents,
      ...(vista && { filtros: vista.filtros, columnas: vista.columnas }),
      ...values,
    }),
    save: async (values) => {
      const body = values as VistaBody;
      return (await (vista ? updateVista(vista, body) : vistasCreate({ body }))).data;
    },
    onSaved: async (saved) => {
      toasts.success(`Vista «${saved.nombre}» guardada${saved.de_equipo ? ' para el equipo' : ''}`);
      await queryClient.invalidateQueries(VISTAS_QUERIES);
      onSaved(saved);
    },
    onFailed: (error, atFields) => {
      void queryClient.invalidateQueries(VISTAS_QUERIES);
      return atFields ? undefined : messageOf(error);
    },
  });
  return (
    <div ref={root}>
      <FormFrame form={form} autoComplete="off" failsBelow>
        {!vista && (
          <Typography color="textSecondary">
            Guarda los filtros, el orden y las columnas que tiene la lista ahora.
          </Typography>
        )}
        <TextField name="nombre" label="Nombre de la vista" required />
        {(!vista || vista.autor.usuario_id === ownUserId) && (
          <CheckboxField name="de_equipo" label="Para todo el equipo" />
        )}
        <Stack direction="row">
          <FormActions submitLabel="Guardar vista" busyLabel="Guardando…" />
        </Stack>
      </FormFrame>
    </div>
  );
}

interface VistasMenuProps extends ButtonMenuProps {
  vistas: UseQueryResult<Vistas, unknown>;
  current: Vista | undefined;
  /** The list differs from the view. */
  isChanged: boolean;
  /** The current list; `asNew` includes the user's own columns. */
  now: VistaContents;
  asNew: VistaContents;
  onChange: (change: Partial<PedidosSearch>) => void;
}

const ownerText = ({ de_equipo, autor }: Vista, ownUserId: string | null): string | undefined => {
  if (!de_equipo) return;
  return autor.usuario_id === ownUserId
    ? 'Del equipo'
    : `Del equipo, de ${autor.nombre} ${autor.apellido}`.trim();
};

/** Opens, saves, renames or deletes a view. */
export function VistasMenu(props: VistasMenuProps) {
  const { id, anchor, onClose, vistas, current, isChanged, now, asNew, onChange } = props;
  const ownUserId = useUsuarioId();
  const admin = isAdmin(useSession());
  const [dialog, setDialog] = useState<{ vista?: Vista }>();
  const save = useSaveVista();
  const deletion = useDeletion<Vista>({
    call: ({ vista_id }) => vistasDelete({ path: { id: vista_id } }),
    changed: VISTAS_QUERIES,
  });
  const mayChange = current !== undefined && (admin || current.autor.usuario_id === ownUserId);
  const all = vistas.data?.vistas ?? [];
  const closeAnd = (act: () => unknown) => () => {
    onClose();
    act();
  };
  const action = (label: string, act: () => unknown) => (
    <MenuItem key={label} onClick={closeAnd(act)}>
      {label}
    </MenuItem>
  );
  return (
    <>
      <ButtonMenu {...{ id, anchor, onClose }}>
        {action('Todos los pedidos', () =>
          onChange({ ...UNFILTERED, columnas: undefined, vista: undefined }),
        )}
        {vistas.isPending && <MenuItem disabled>Cargando las vistas…</MenuItem>}
        {vistas.isError && (
          <MenuItem onClick={() => void vistas.refetch()}>
            <ListItemText primary="Reintentar" secondary={messageOf(vistas.error)} />
          </MenuItem>
        )}
        {[...all.filter((one) => !one.de_equipo), ...all.filter((one) => one.de_equipo)].map((one) => (
          <MenuItem
            key={one.vista_id}
            role="menuitemradio"
            aria-checked={one === current}
            selected={one === current}
            onClick={closeAnd(() => onChange(searchOfVista(one)))}
          >
            <ListItemText
              primary={one.nombre}
              secondary={ownerText(one, ownUserId)}
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}
            />
            {one === current && <CheckOutlined fontSize="small" aria-hidden />}
          </MenuItem>
        ))}
        <Divider />
        {[
          current &&
            isChanged &&
            mayChange &&
            action('Guardar los cambios', () => save.mutate({ vista: current, ...now })),
          current && isChanged && action('Volver a la vista', () => onChange(searchOfVista(current))),
          action('Guardar como vista nueva', () => setDialog({})),
          current && mayChange && action('Nombre y para quién', () => setDialog({ vista: current })),
          current && mayChange && action('Eliminar la vista', () => deletion.ask(current)),
        ]}
      </ButtonMenu>
      {dialog && (
        <VistaDialog
          {...dialog}
          contents={asNew}
          onSaved={(saved) => {
            setDialog(undefined);
            if (!dialog.vista) onChange(searchOfVista(saved));
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      <ConfirmDialog
        open={deletion.asked !== undefined}
        title={`¿Eliminar la vista «${deletion.asked?.nombre ?? ''}»?`}
        text={
          deletion.asked?.de_equipo
            ? 'Todo el equipo deja de tenerla. Los pedidos quedan como están.'
            : 'Los pedidos quedan como están.'
        }
        busy={deletion.busy}
        destructive
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
        onLeave={deletion.leave}
      />
    </>
  );
}
