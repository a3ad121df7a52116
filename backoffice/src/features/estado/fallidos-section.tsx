import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  estadoDescartar,
  estadoFallidosOptions,
  estadoReintentar,
  LIMITS,
  type TrabajoFallido,
} from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { ListTable } from '../../shared/list-table.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { colaText } from './estado-texts.ts';

/** Returns 'Avisos de pedidos: Pedido N.º 7'. */
const nameOf = ({ cola, sobre }: TrabajoFallido): string =>
  sobre ? `${colaText(cola)}: ${sobre}` : colaText(cola);

/** The jobs that failed after all retries, newest first, with a retry and a discard button. */
export function FallidosSection() {
  const query = useQuery({
    ...estadoFallidosOptions({ query: { limit: LIMITS.pageMax } }),
    placeholderData: keepPreviousData,
  });
  const more = (query.data?.total ?? 0) - (query.data?.fallidos.length ?? 0);
  return (
    <section aria-labelledby="fallidos">
      <SectionTitle id="fallidos">Trabajos que fallaron</SectionTitle>
      <ListTable
        query={query}
        label="Trabajos que fallaron"
        failed="No se pudo saber qué trabajos fallaron."
        columns={COLUMNS}
        rows={({ fallidos }) => fallidos}
        rowKey={({ trabajo_id }) => trabajo_id}
        empty={<EmptyState announce="status" title="Ningún trabajo falló" />}
      />
      {more > 0 && (
        <SecondLine>{`Hay ${more} más: aparecen cuando quitas o reintentas los de arriba.`}</SecondLine>
      )}
    </section>
  );
}

const COLUMNS: readonly DataColumn<TrabajoFallido>[] = [
  {
    key: 'cola',
    header: 'Qué',
    phone: 'title',
    width: '30%',
    cell: ({ cola, sobre }) => (
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {colaText(cola)}
        {sobre && <SecondLine>{sobre}</SecondLine>}
      </Box>
    ),
  },
  { key: 'fecha', header: 'Cuándo', width: 'fit', cell: ({ fecha }) => <ShortDate iso={fecha} /> },
  {
    key: 'motivo',
    header: 'Por qué',
    phone: 'line',
    cell: ({ motivo, impedimento }) => (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {motivo}
        {impedimento && <SecondLine>{`No se puede reintentar: ${impedimento}`}</SecondLine>}
      </Box>
    ),
  },
  {
    key: 'intentos',
    header: 'Intentos',
    width: 'fit',
    align: 'right',
    cell: ({ intentos }) => wholeText(intentos),
  },
  {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    width: 'fit',
    phone: 'line',
    cell: (job) => <FallidoActions job={job} />,
  },
];

/** Runs the call and shows its message; reloads the list and the figures, also after a failure. */
function useAct(call: typeof estadoReintentar | typeof estadoDescartar, { trabajo_id }: TrabajoFallido) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime({
    mutationFn: async () => (await call({ path: { id: trabajo_id } })).data,
    onSuccess: ({ mensaje }) => toasts.success(mensaje),
    // A retry changes the job's import or price change.
    onSettled: () =>
      void queryClient.invalidateQueries(queriesOf('estado', 'importaciones', 'precios', 'correos')),
  });
}

function FallidoActions({ job }: { job: TrabajoFallido }) {
  const { showsIconsOnly } = useRowLayout();
  const [isConfirming, setConfirming] = useState(false);
  const retry = useAct(estadoReintentar, job);
  const discard = useAct(estadoDescartar, job);
  const name = nameOf(job);
  return (
    <RowActions>
      <RowAction
        label="Reintentar"
        context={name}
        icon={<ReplayOutlined />}
        iconOnly={showsIconsOnly}
        busy={retry.isPending}
        busyLabel="Reintentando…"
        refusal={job.impedimento ?? false}
        onClick={() => retry.mutate()}
      />
      <RowAction
        label="Descartar"
        context={name}
        icon={<DeleteOutlined />}
        iconOnly={showsIconsOnly}
        variant="text"
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        open={isConfirming}
        title="¿Descartar este trabajo?"
        text={`${name}. Lo que no se hizo queda sin hacer, y el trabajo ya no se puede reintentar desde aquí.`}
        destructive
        busy={discard.isPending}
        onConfirm={() => discard.mutate(undefined, { onSettled: () => setConfirming(false) })}
        onCancel={() => setConfirming(false)}
        onLeave={() => {
          setConfirming(false);
          discard.leave();
        }}
        texts={{ confirm: 'Sí, descartar' }}
      />
    </RowActions>
  );
}
