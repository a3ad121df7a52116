import Typography from '@mui/material/Typography';
import { toPesos, type Usuario } from 'api-client/backoffice';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { useEffect } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { formatMoney } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';
import { useCarritos } from '../../shared/carritos/carritos.ts';
import { blockedText, type Contents } from '../../shared/carritos/contents.ts';
import { usePendingRows } from '../../shared/carritos/pending-rows.ts';
import { ButtonLink } from '../../shared/links.tsx';
import { useLastGood } from '../../shared/use-last-good.ts';
import { showDrawer, showQuestion, useDialogStore } from './dialog-store.ts';
import { useMontos } from './montos.ts';
import { nameOf } from './use-cliente.ts';
import type { Placing } from './use-pedido.ts';

export interface PedidoDialogsProps {
  contents: Contents;
  cliente: Usuario | undefined;
  placing: Placing;
}

/** Asks for the customer of a cart without one (three choices), or for confirmation of the order. */
export function PedidoDialogs({ contents, cliente, placing }: PedidoDialogsProps) {
  const { asked } = useDialogStore();
  const { current } = useCarritos();
  const { monto_minimo } = useMontos(current.cliente);
  // A customer chosen just now has other prices: wait for them.
  const isKnown = contents.unknown.length === 0;
  const isEnough = blockedText(contents, monto_minimo, current) === undefined;
  const question = asked === 'confirm' && !(isKnown && isEnough) ? null : asked;
  useEffect(() => {
    if (asked === 'confirm' && isKnown && !isEnough) showQuestion(null);
  }, [asked, isKnown, isEnough]);
  // Keep the texts while the dialog fades out.
  const lastCliente = useLastGood(question === 'confirm' ? cliente : undefined);
  const lastContents = useLastGood(question === 'confirm' ? contents : undefined);
  const closeAll = () => {
    showQuestion(null);
    showDrawer(false);
  };
  return (
    <>
      <DetailsDialog
        open={question === 'choose'}
        title="¿Para quién es el pedido?"
        texts={{ close: 'Cancelar' }}
        onClose={() => showQuestion(null)}
        actions={
          <>
            <ButtonLink to="/pedido-nuevo/registrar" variant="outlined" onClick={closeAll}>
              Registrar usuario
            </ButtonLink>
            <ButtonLink to="/pedido-nuevo/buscar" variant="contained" onClick={closeAll}>
              Buscar usuario
            </ButtonLink>
          </>
        }
      >
        Registra a un cliente nuevo o busca a uno que ya tiene cuenta.
        <NotAdded />
      </DetailsDialog>
      {lastCliente && lastContents && (
        <ConfirmDialog
          open={question === 'confirm'}
          title={`¿Crar pedido para ${lastCliente.email}?`}
          text={
            <>
              <Typography sx={{ mb: 2 }}>
                {nameOf(lastCliente)} · {lastCliente.nombre_comercio}
              </Typography>
              <strong>{formatMoney(toPesos(totalCents(lastContents.lines)))}</strong>
              {` · Unidades: ${wholeText(totalUnits(lastContents.lines))} · Productos: ${wholeText(lastContents.lines.length)}`}
              <NotAdded />
            </>
          }
          texts={{ busy: 'Enviando…' }}
          busy={placing.sending}
          onConfirm={placing.confirm}
          onCancel={() => showQuestion(null)}
          onLeave={placing.leave}
        />
      )}
    </>
  );
}

/** Lists the rows that were requested by keyboard and are not in the order. */
function NotAdded() {
  const { current } = useCarritos();
  const rows = usePendingRows().filter(({ carrito_id }) => carrito_id === current.carrito_id);
  if (rows.length === 0) return null;
  const named = rows.map(({ search, cantidad }) => `«${search.term}»${cantidad && ` × ${cantidad}`}`);
  return <Typography color="error" sx={{ mt: 2 }}>{`Sin agregar: ${named.join(', ')}`}</Typography>;
}
