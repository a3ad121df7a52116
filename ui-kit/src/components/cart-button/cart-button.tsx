import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes, useThemeProps } from '@mui/material/styles';
import { formatMoney } from '../../money.ts';
import { styled } from '../../theme/styled.ts';
import { motion, touchTarget } from '../../theme/tokens.ts';
import { wholeText } from '../../whole-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useBumps } from './use-bumps.ts';

export interface CartButtonProps {
  /** Units in the cart. undefined while it is not known (on the server): what comes then is no news. */
  count: number | undefined;
  /** Pesos; without it only the count shows, for those who may not see prices. */
  total?: number | undefined;
  currency?: string;
  onClick: () => void;
  /** The cart is on its way, after a press: a ring turns round the basket if it takes longer than a moment. */
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
  // On phones the basket and its count say enough.
  '& [data-total]': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    minWidth: 132,
    // As much as an order of seven digits comes to: what is beside it stays where it is.
    [theme.breakpoints.up('lg')]: { minWidth: '12rem' },
    justifyContent: 'flex-end',
    '& .MuiButton-startIcon': { marginInlineEnd: 8 },
    // Room for '999+', which stands out over the basket.
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

/** Round the basket, without room of its own; what comes within a moment needs none. */
const Ring = styled('span', { name: 'TiendaCartButton', slot: 'Ring' })({
  position: 'absolute',
  inset: -6,
  animation: `${appear} 1ms 300ms backwards`,
});

/** The way to the cart, with how much is in it. The count bumps when something is added; who adds it says so. */
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
          // Another one each time, so that the animation starts again.
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
