import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { type Producto, productosUpdate } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { StockIcon } from 'ui-kit/stock-icon';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';

/** As high as a thumb needs; what is seen stays as it is. */
const TallSwitch = styled(Switch)({
  overflow: 'visible',
  '& .MuiSwitch-input': { insetBlockStart: '50%', height: touchTarget, transform: 'translateY(-50%)' },
});

/** Whether a product can be had: pressed, it is the other, and pressed again as it was. */
export function DisponibleCell({ producto }: { producto: Producto }) {
  const { producto_id: id, nombre, disponible, esta_activo, version } = producto;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, variables } = useOnceAtATime({
    mutationFn: (next: boolean) =>
      productosUpdate({ path: { id }, body: { disponible: next }, headers: { 'If-Match': `"${version}"` } }),
    meta: { ownErrors: true },
    onSuccess: (_answer, next) => toasts.success(`${nombre}: ${next ? 'con stock' : 'sin stock'}.`),
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
    // After a conflict too: the list shows what it is now.
    onSettled: () => queryClient.invalidateQueries(PRODUCTOS_QUERIES),
  });
  // One that is out of the shop is edited by nobody.
  if (!esta_activo) return <StockIcon available={disponible} />;
  return (
    <TallSwitch
      checked={isPending ? variables : disponible}
      onChange={(_event, next) => mutate(next)}
      slotProps={{ input: { 'aria-label': `Disponible: ${nombre}` } }}
    />
  );
}
