import Typography from '@mui/material/Typography';
import { toPesos } from 'api-client/backoffice';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { useBackCloses } from 'app-core/routing/back-closes';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { formatMoney } from 'ui-kit/money';
import type { Carrito } from '../../shared/carritos/carrito.ts';
import { ButtonLink } from '../../shared/links.tsx';
import { useLastGood } from '../../shared/use-last-good.ts';
import { nombreDe } from './carrito-nombre.ts';
import { mostrarPanel, preguntar, usePedidoStore } from './pedido-store.ts';
import type { Pedir } from './use-pedido.ts';

/** The three choices for a cart without a customer; the question before the order of one that has one. */
export function PedidoDialogs({ carrito, pedir }: { carrito: Carrito; pedir: Pedir }) {
  const { paso } = usePedidoStore();
  useBackCloses(paso !== null, pedir.sending ? pedir.leave : () => preguntar(null));
  // While the question fades out it keeps its words.
  const asked = useLastGood(paso === 'confirmar' ? carrito : undefined);
  const leave = () => {
    preguntar(null);
    mostrarPanel(false);
  };
  return (
    <>
      <DetailsDialog
        open={paso === 'elegir'}
        title="¿Para quién es el pedido?"
        texts={{ close: 'Cancelar' }}
        onClose={() => preguntar(null)}
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
          open={paso === 'confirmar'}
          title={`¿Crar pedido para ${asked.cliente?.email}?`}
          text={
            <>
              <Typography sx={{ mb: 2 }}>
                {nombreDe(asked)} · {asked.cliente?.nombre_comercio}
              </Typography>
              <strong>{formatMoney(toPesos(totalCents(asked.lineas)))}</strong>
              {` · Unidades: ${totalUnits(asked.lineas).toLocaleString('es-AR')} · Productos: ${asked.lineas.length}`}
            </>
          }
          texts={{ busy: 'Enviando…' }}
          busy={pedir.sending}
          onConfirm={pedir.confirm}
          onCancel={() => preguntar(null)}
          onLeave={pedir.leave}
        />
      )}
    </>
  );
}
