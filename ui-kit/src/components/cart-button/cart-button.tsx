import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes, styled, useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { formatMoney } from '../../money.ts';
import { motion, touchTarget } from '../../theme/tokens.ts';
import { wholeText } from '../../whole-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Returns how many times the count increased since it was first known. */
function useBumps(count: number | undefined): number {
  const [seen, setSeen] = useState(count);
  const [bumps, setBumps] = useState(0);
  if (count !== seen) {
    setSeen(count);
    if (seen !== undefined && count !== undefined && count > seen) setBumps(bumps + 1);
  }
  return bumps;
}

export interface CartButtonProps {
  /** Units in the cart; undefined while unknown (on the server). The first known count is not animated. */
  count: number | undefined;
  /** Total in pesos. Without `total`, only the count shows: use this for users who may not see prices. */
  total?: number | undefined;
  currency?: string;
  onClick: () => void;
  /** Whether the cart is loading after a press; a ring appears after a short delay. Default false. */
  busy?: boolean;
  label?: string;
  texts?: Partial<typeof cartButtonTexts>;
}

export const cartButtonTexts = {
  empty: 'vacío',
  units: (count: number) => `${wholeText(count)} ${count === 1 ? 'unidad' : 'unidades'}`,
};

const MAX = 999;

const Root = styled(Button, { name: 'TiendaCartButton', slot: 'Root' })(({ theme }) => ({
  minWidth: touchTarget,
  paddingInline: '0.75rem',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& .MuiButton-startIcon': { margin: 0 },
  // Phones show only the basket and its count.
  '& [data-total]': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    minWidth: 132,
    // Reserve room for totals of seven digits, so that neighbours do not move.
    [theme.breakpoints.up('lg')]: { minWidth: '12rem' },
    justifyContent: 'flex-end',
    '& .MuiButton-startIcon': { marginInlineEnd: 8 },
    // Room for '999+', which overlaps the basket.
    '& .MuiButton-startIcon:has(.MuiBadge-badge:not(.MuiBadge-invisible))': { marginInlineEnd: '1.75rem' },
    '& [data-total]': { display: 'inline' },
  },
}));

const Count = styled(Badge, { name: 'TiendaCartButton', slot: 'Count' })({
  '@keyframes tienda-bump': { '40%': { scale: '1.35' } },
  '&[data-bump]': {
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `tienda-bump ${motion.usual}ms ease-out`,
    },
  },
});

const appear = keyframes`from { opacity: 0 }`;

/** Ring around the basket that takes no room; delayed, because a quick load needs no ring. */
const Ring = styled('span', { name: 'TiendaCartButton', slot: 'Ring' })({
  position: 'absolute',
  inset: -6,
  animation: `${appear} 1ms 300ms backwards`,
});

/**
 * Link to the cart with its count and total. The count animates when units are added; the component that adds announces
 * the change.
 */
export function CartButton(inProps: CartButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCartButton' });
  const { count, total, currency = 'ARS', onClick, label = 'Carrito', busy = false } = props;
  const texts = { ...cartButtonTexts, ...props.texts };
  const bumps = useBumps(count);
  const amount = count && total !== undefined ? formatMoney(total, currency) : undefined;
  const words = count ? [texts.units(count), amount].filter(Boolean).join(', ') : texts.empty;
  const name = count === undefined ? label : `${label}: ${words}`;
  return (
    <Root
      color="secondary"
      onClick={() => onClick()}
      aria-haspopup="dialog"
      aria-busy={busy}
      startIcon={
        <Count
          // A new key restarts the animation.
          key={bumps}
          {...(bumps > 0 && { 'data-bump': '' })}
          badgeContent={count ?? 0}
          max={MAX}
          color="primary"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <ShoppingBasketOutlined />
          {busy && (
            <Ring>
              <CircularProgress size={36} thickness={3} aria-hidden />
            </Ring>
          )}
        </Count>
      }
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <span data-total="" aria-hidden>
        {amount ?? label}
      </span>
    </Root>
  );
}
