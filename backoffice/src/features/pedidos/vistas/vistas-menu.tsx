import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Vista, type Vistas, vistasDelete } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { ButtonMenu, type ButtonMenuProps } from '../../../shared/button-menu.tsx';
import { isAdmin, useSession, useUsuarioId } from '../../../shared/session/access.ts';
import { useDeletion } from '../../../shared/use-deletion.ts';
import { VISTAS_QUERIES } from '../../../shared/vistas.ts';
import { type PedidosSearch, UNFILTERED } from '../pedidos-search.ts';
import { type Kept, leadsTo } from './kept.ts';
import { useSaveVista } from './use-save-vista.ts';
import { VistaDialog } from './vista-dialog.tsx';

interface VistasMenuProps extends ButtonMenuProps {
  vistas: UseQueryResult<Vistas, unknown>;
  current: Vista | undefined;
  /** The list differs from the view. */
  changed: boolean;
  /** The current list; `asNew` includes the user's own columns. */
  now: Kept;
  asNew: Kept;
  onChange: (change: Partial<PedidosSearch>) => void;
}

const whose = ({ de_equipo, autor }: Vista, own: string | null): string | undefined => {
  if (!de_equipo) return;
  return autor.usuario_id === own ? 'Del equipo' : `Del equipo, de ${autor.nombre} ${autor.apellido}`.trim();
};

/** Opens, saves, renames or deletes a view. */
export function VistasMenu(props: VistasMenuProps) {
  const { id, anchor, onClose, vistas, current, changed, now, asNew, onChange } = props;
  const own = useUsuarioId();
  const admin = isAdmin(useSession());
  const [asked, setAsked] = useState<{ vista?: Vista }>();
  const save = useSaveVista();
  const deletion = useDeletion<Vista>({
    call: ({ vista_id }) => vistasDelete({ path: { id: vista_id } }),
    changed: VISTAS_QUERIES,
  });
  const mayChange = current !== undefined && (admin || current.autor.usuario_id === own);
  const all = vistas.data?.vistas ?? [];
  const then = (act: () => unknown) => () => {
    onClose();
    act();
  };
  const action = (label: string, act: () => unknown) => (
    <MenuItem key={label} onClick={then(act)}>
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
            onClick={then(() => onChange(leadsTo(one)))}
          >
            <ListItemText
              primary={one.nombre}
              secondary={whose(one, own)}
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}
            />
            {one === current && <CheckOutlined fontSize="small" aria-hidden />}
          </MenuItem>
        ))}
        <Divider />
        {[
          current &&
            changed &&
            mayChange &&
            action('Guardar los cambios', () => save.mutate({ vista: current, ...now })),
          current && changed && action('Volver a la vista', () => onChange(leadsTo(current))),
          action('Guardar como vista nueva', () => setAsked({})),
          current && mayChange && action('Nombre y para quién', () => setAsked({ vista: current })),
          current && mayChange && action('Eliminar la vista', () => deletion.ask(current)),
        ]}
      </ButtonMenu>
      {asked && (
        <VistaDialog
          {...asked}
          kept={asNew}
          onSaved={(saved) => {
            setAsked(undefined);
            if (!asked.vista) onChange(leadsTo(saved));
          }}
          onClose={() => setAsked(undefined)}
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
