import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MiInicio, PedidoConDetalles } from 'api-client/storefront';
import { diaText } from 'api-client/storefront-reparto';
import { shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { StatusChip } from 'ui-kit/status-chip';
import { wholeText } from 'ui-kit/whole-text';
import { productsText } from '../../shared/cart/cart.ts';
import { links } from '../../shared/links.ts';
import { LoneLink } from '../../shared/lone-link.tsx';
import { statusOf } from '../../shared/orders/order-status.ts';
import { quantitiesOf } from '../../shared/orders/repeat-order.ts';
import { RepeatButton } from '../../shared/orders/use-repeat-order.tsx';
import { HomeCard } from './home-card.tsx';

interface LastOrderCardProps {
  pedido: PedidoConDetalles | null;
  repeating: boolean;
  onRepeat: (pedido: PedidoConDetalles) => void;
}

export function LastOrderCard({ pedido, repeating, onRepeat }: LastOrderCardProps) {
  if (!pedido) {
    return (
      <HomeCard area="last" title="Tu último pedido">
        <Typography color="textSecondary">Todavía no hiciste ningún pedido.</Typography>
        <LoneLink href={links.pedidoRapido} sx={{ mt: 'auto' }}>
          Pedir pegando una lista
        </LoneLink>
      </HomeCard>
    );
  }
  const { pedido_id, numero, fecha_pedido, total_precio } = pedido;
  return (
    <HomeCard area="last" title="Tu último pedido">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
        <LoneLink href={links.pedido(pedido_id)}>{`Pedido n.º ${numero}`}</LoneLink>
        <Typography sx={{ fontWeight: 'fontWeightBold', fontVariantNumeric: 'tabular-nums' }} translate="no">
          {formatMoney(total_precio)}
        </Typography>
      </Box>
      <Typography color="textSecondary">
        <time dateTime={fecha_pedido}>{shortDate(fecha_pedido)}</time>
        {` · ${productsText(quantitiesOf(pedido).length)}`}
      </Typography>
      {/* Show the product names where the window is wide enough. */}
      <Typography color="textSecondary" noWrap sx={{ display: { xs: 'none', sm: 'block' } }}>
        {pedido.detalles.map(({ producto }) => producto.nombre).join(', ')}
      </Typography>
      <Box sx={{ display: 'grid', mt: 'auto' }}>
        <RepeatButton numero={numero} repeating={repeating} onRepeat={() => onRepeat(pedido)} />
      </Box>
    </HomeCard>
  );
}

interface UnderWayCardProps {
  pedidos: MiInicio['en_curso'];
  /** Number of orders in progress, including those not listed. */
  total: number;
}

/** The newest order in progress with state and delivery date, and a link to the others. */
export function UnderWayCard({ pedidos: [pedido], total }: UnderWayCardProps) {
  return (
    <HomeCard
      area="way"
      title="En curso"
      action={
        total > 1 && (
          <LoneLink href={links.misPedidos} sx={{ my: -2 }}>{`Ver los ${wholeText(total)}`}</LoneLink>
        )
      }
    >
      {pedido ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
            <LoneLink href={links.pedido(pedido.pedido_id)}>{`Pedido n.º ${pedido.numero}`}</LoneLink>
            <StatusChip quiet status={statusOf(pedido.estado_pedido)} />
          </Box>
          {pedido.proximo && (
            <Typography color="textSecondary">{`Reparto: ${diaText(pedido.proximo)}`}</Typography>
          )}
        </>
      ) : (
        <Typography color="textSecondary">No tienes pedidos en curso.</Typography>
      )}
    </HomeCard>
  );
}

function balanceText(saldo: number): string {
  if (saldo === 0) return 'Estás al día';
  return saldo > 0 ? `Debes ${formatMoney(saldo)}` : `A favor: ${formatMoney(-saldo)}`;
}

/** The balance; the whole card links to the account statement. */
export const AccountCard = ({ saldo, vencido }: Pick<MiInicio, 'saldo' | 'vencido'>) => (
  <Card variant="outlined" sx={{ gridArea: 'debt', display: 'grid', minWidth: 0 }}>
    <Link
      href={links.miCuentaCorriente}
      underline="none"
      color="textPrimary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        p: 4,
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: (theme) => theme.spacing(-1) },
      }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          Cuenta corriente
        </Typography>
        <Typography component="span" sx={{ fontWeight: 'fontWeightBold' }} translate="no">
          {balanceText(saldo)}
        </Typography>
        {vencido > 0 && (
          <Typography component="span" variant="body2" color="error">
            {' · '}
            <Box component="span" sx={{ display: 'inline-block' }}>{`vencido ${formatMoney(vencido)}`}</Box>
          </Typography>
        )}
      </Box>
      <ChevronRightOutlined aria-hidden />
    </Link>
  </Card>
);
