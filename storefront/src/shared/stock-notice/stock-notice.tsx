import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Awaited, useWaitFor } from './use-wait-for.ts';

export interface StockNoticeProps {
  producto: Awaited;
  /** 'icon' for a card without room for text; 'text' for several buttons in a list. */
  variant?: 'outlined' | 'text' | 'icon';
}

/** Button that requests or cancels a mail for when a sold-out product returns. */
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
