import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MisAvisos,
  misAvisosDejar,
  misAvisosGetOptions,
  misAvisosPedir,
  type Producto,
} from 'api-client/storefront';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';

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

const options = misAvisosGetOptions();

type Awaited = Pick<Producto, 'producto_id' | 'nombre'>;

/** Returns whether the customer waits for a product, and a setter. All notices on a page share one query. */
function useWaitFor({ producto_id, nombre }: Awaited) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { data } = useQuery(options);
  const waits = data?.productos.some((one) => one.producto_id === producto_id) ?? false;
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (wanted: boolean) => {
      const ask = wanted ? misAvisosPedir : misAvisosDejar;
      return { wanted, avisos: (await ask({ path: { producto_id }, throwOnError: true })).data };
    },
    onSuccess: ({ wanted, avisos }) => {
      queryClient.setQueryData<MisAvisos>(options.queryKey, avisos);
      toasts.success(
        wanted ? `Te escribiremos cuando vuelva ${nombre}.` : 'Ya no te avisaremos de este producto.',
        {
          key: `aviso-${producto_id}`,
        },
      );
    },
  });
  return { waits, isPending, isKnown: data !== undefined, toggle: () => mutate(!waits) };
}
