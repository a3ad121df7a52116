import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { cuentaCorrienteRevertir, type MovimientoDelPanel } from 'api-client/backoffice';
import { diaText, movimientoText, REGISTERED_TIPOS } from 'api-client/backoffice-cuenta';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { useToasts } from 'ui-kit/use-toasts';
import { SecondLine } from '../second-line.tsx';
import { useLastGood } from '../use-last-good.ts';
import { useQuestion } from '../use-question.ts';
import { refreshCuentas } from './queries.ts';

type Movimiento = MovimientoDelPanel;

const isReversible = ({ tipo, revertido }: Movimiento) =>
  !revertido && REGISTERED_TIPOS.some((one) => one === tipo);

/** Returns the second line of an entry: due date, note, author. */
const moreOf = ({ vence, nota, revertido, registrado_por: by }: Movimiento): string =>
  [
    vence && `Vence el ${diaText(vence)}`,
    nota,
    revertido && 'Revertido',
    by && `${by.nombre} ${by.apellido}`.trim(),
  ]
    .filter(Boolean)
    .join(' · ');

const columnsOf = (ask: (movimiento: Movimiento) => void): readonly DataColumn<Movimiento>[] => [
  {
    key: 'fecha',
    header: 'Fecha',
    width: 'fit',
    cell: ({ fecha }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {diaText(fecha)}
      </Box>
    ),
  },
  {
    key: 'detalle',
    header: 'Movimiento',
    phone: 'title',
    cell: (movimiento) => (
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {movimientoText(movimiento)}
        <SecondLine>{moreOf(movimiento)}</SecondLine>
      </Box>
    ),
  },
  {
    key: 'importe',
    header: 'Importe',
    width: 'fit',
    align: 'right',
    phone: 'aside',
    cell: ({ importe }) => formatMoney(importe),
  },
  { key: 'saldo', header: 'Saldo', width: 'fit', align: 'right', cell: ({ saldo }) => formatMoney(saldo) },
  {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    width: 'fit',
    phone: 'line',
    cell: (movimiento) =>
      isReversible(movimiento) && (
        <Button
          size="small"
          aria-label={`Revertir: ${movimientoText(movimiento)}, ${formatMoney(movimiento.importe)}`}
          onClick={() => ask(movimiento)}
        >
          Revertir
        </Button>
      ),
  },
];

/** Account entries, newest first; entries by staff can be reversed. */
export function MovimientosTable({ movimientos }: { movimientos: readonly Movimiento[] }) {
  const question = useQuestion<Movimiento>();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: ({ movimiento_id }: Movimiento) => cuentaCorrienteRevertir({ path: { movimiento_id } }),
    onSuccess: () => toasts.success('Movimiento revertido'),
    onSettled: (_data, _error, movimiento) => {
      question.close(movimiento);
      // Also after a failure: another user may have been faster.
      void refreshCuentas(queryClient);
    },
  });
  const lastAsked = useLastGood(question.asked);
  return (
    <>
      <DataTable
        label="Movimientos"
        columns={columnsOf(question.ask)}
        rows={movimientos}
        rowKey={({ movimiento_id }) => movimiento_id}
        empty={<EmptyState title="Todavía no hay movimientos" />}
      />
      {lastAsked && (
        <ConfirmDialog
          open={question.asked !== undefined}
          title="¿Revertir este movimiento?"
          text={`${movimientoText(lastAsked)} por ${formatMoney(Math.abs(lastAsked.importe))}. Queda en la cuenta, y al lado el reverso que lo anula.`}
          destructive
          busy={isPending}
          onConfirm={() => question.asked && mutate(question.asked)}
          onCancel={() => question.ask(undefined)}
          onLeave={() => {
            question.leave();
            leave();
          }}
          texts={{ confirm: 'Sí, revertir', leave: 'Seguir sin esperar' }}
        />
      )}
    </>
  );
}
