import Typography from '@mui/material/Typography';
import { toPesos } from 'api-client/backoffice';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { useBackCloses } from 'app-core/routing/back-closes';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { formatMoney } from 'ui-kit/money';
import { type Carrito, nameOf } from '../../shared/carritos/carrito.ts';
import { ButtonLink } from '../../shared/links.tsx';
import { useLastGood } from '../../shared/use-last-good.ts';
import { ask, showDrawer, useDialogStore } from './dialog-store.ts';
import type { Placing } from './use-pedido.ts';

/** The three choices for a cart without a customer; the question before the order of one that has one. */
export function PedidoDialogs({ carrito, placing }: { carrito: Carrito; placing: Placing }) {
  const { asked: question } = useDialogStore();
  useBackCloses(question !== null, placing.sending ? placing.leave : () => ask(null));
  // While the question fades out it keeps its words.
  const asked = useLastGood(question === 'confirm' ? carrito : undefined);
  const leave = () => {
    ask(null);
    showDrawer(false);
  };
  return (
    <>
      <DetailsDialog
        open={question === 'choose'}
        title="¿Para quién es el pedido?"
        texts={{ close: 'Cancelar' }}
        onClose={() => ask(null)}
        actions={
          <>
            <ButtonLink to="/pedido-nuevo/registrar" variant="outlined" onClick={leave}>
              Registrar usuario
            </ButtonLink>
            <ButtonLink to="/pedido-nuevo/buscar" variant="contained" onClick={leave}>
              Buscar usuario
            </ButtonLink>
          </>
        }
      >
        Registra a un cliente nuevo o busca a uno que ya tiene cuenta.
      </DetailsDialog>
      {asked && (
        <ConfirmDialog
          open={question === 'confirm'}
          title={`¿Crar pedido para ${asked.cliente?.email}?`}
          text={
            <>
              <Typography sx={{ mb: 2 }}>
                {nameOf(asked)} · {asked.cliente?.nombre_comercio}
              </Typography>
              <strong>{formatMoney(toPesos(totalCents(asked.lineas)))}</strong>
              {` · Unidades: ${totalUnits(asked.lineas).toLocaleString('es-AR')} · Productos: ${asked.lineas.length}`}
            </>
          }
          texts={{ busy: 'Enviando…' }}
          busy={placing.sending}
          onConfirm={placing.confirm}
          onCancel={() => ask(null)}
          onLeave={placing.leave}
        />
      )}
    </>
  );
}
