import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Awaited, useWaitFor } from './use-wait-for.ts';

export interface StockNoticeProps {
  producto: Awaited;
  /** A bell alone where there is no room for words: on a card. Text where several stand under each other. */
  variant?: 'outlined' | 'text' | 'icon';
}

/** Asks for one mail when a product that is sold out is there again, or takes that back. */
export function StockNotice({ producto, variant = 'outlined' }: StockNoticeProps) {
  const { waits, isPending, isKnown, toggle } = useWaitFor(producto);
  const state = { 'aria-pressed': waits, loading: isPending, disabled: !isKnown, onClick: toggle };
  const text = waits ? 'Te avisaremos cuando vuelva' : 'Avísame cuando vuelva';
  const of = `: ${producto.nombre}`;
  if (variant === 'icon') {
    return (
      <IconButton {...state} color={waits ? 'primary' : 'default'} aria-label={text + of} title={text}>
        {waits ? <NotificationsActiveOutlined /> : <NotificationsOutlined />}
      </IconButton>
    );
  }
  return (
    <Button
      {...state}
      variant={variant}
      startIcon={<NotificationsOutlined />}
      aria-label={variant === 'text' ? text + of : undefined}
    >
      {text}
    </Button>
  );
}
