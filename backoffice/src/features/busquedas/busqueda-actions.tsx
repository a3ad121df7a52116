import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type Busqueda, busquedasDescartar, busquedasReponer } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../shared/queries.ts';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { RowLink } from '../../shared/row-link.tsx';
import { useRowRoom } from '../../shared/use-row-room.ts';

/** Turns a search into a synonym, or dismisses the search. */
export function BusquedaActions({ busqueda }: { busqueda: Busqueda }) {
  const { busqueda_id: id, termino } = busqueda;
  const { iconsOnly } = useRowRoom();
  const dismissed = useSearch({
    from: '/_staff/panel-busquedas',
    select: ({ filtro }) => filtro === 'descartadas',
  });
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, isSuccess } = useOnceAtATime({
    mutationFn: () => (dismissed ? busquedasReponer : busquedasDescartar)({ path: { id } }),
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    // Also after a failure: another user may have been faster.
    onSettled: () => void queryClient.invalidateQueries(queriesOf('busquedas')),
  });
  return (
    <RowActions>
      <RowLink
        label="Agregar sinónimo"
        context={termino}
        icon={<CompareArrowsOutlined />}
        iconOnly={iconsOnly}
        to="/crear-sinonimo"
        search={{ palabra: termino }}
      />
      <RowAction
        label={dismissed ? 'Reponer' : 'Descartar'}
        context={termino}
        icon={dismissed ? <UndoOutlined /> : <VisibilityOffOutlined />}
        iconOnly={iconsOnly}
        // Stays busy until the list has reloaded.
        busy={isPending || isSuccess}
        onClick={() => mutate()}
      />
    </RowActions>
  );
}
