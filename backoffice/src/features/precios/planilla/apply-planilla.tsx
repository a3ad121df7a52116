import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS, preciosPlanilla } from 'api-client/backoffice';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { useLastGood } from '../../../shared/use-last-good.ts';
import { preciosText } from '../efecto-texts.ts';
import { useApplyPrecios } from '../use-apply-precios.ts';
import type { Planilla, PlanillaLinea } from './use-planilla.ts';

interface Seen {
  changes: readonly PlanillaLinea[];
}

const send = ({ changes }: Seen, key: string) =>
  preciosPlanilla({
    body: {
      precios: changes.map(({ producto: { producto_id }, antes, precio }) => ({
        producto_id,
        antes,
        precio: precio ?? antes,
      })),
    },
    headers: { 'Idempotency-Key': key },
  });

const countOf = (changes: readonly PlanillaLinea[]) => {
  const suben = changes.filter(({ antes, precio }) => precio !== null && precio > antes).length;
  return { suben, bajan: changes.length - suben };
};

/** Returns why the sheet can't be sent; undefined if it can. */
function refusalOf({ wrong, changes }: Planilla): string | undefined {
  if (wrong > 0) return `${wrong} ${wrong === 1 ? 'precio no sirve' : 'precios no sirven'} todavía.`;
  return changes.length > LIMITS.pageMax ? `Se cambian hasta ${LIMITS.pageMax} precios por vez.` : undefined;
}

/** The number of changes, pasted rows without a product, and the apply button. */
export function ApplyPlanilla({ planilla }: { planilla: Planilla }) {
  const { changes, left, isTouched, clear } = planilla;
  const apply = useApplyPrecios(send);
  const asked = useLastGood(apply.asked);
  const refusal = refusalOf(planilla);
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center', my: 4 }}>
      <Button
        variant="contained"
        disabled={changes.length === 0 || refusal !== undefined}
        onClick={() => apply.ask({ changes })}
      >
        {changes.length > 0 ? `Cambiar ${preciosText(changes.length)}` : 'Ningún precio cambia'}
      </Button>
      {isTouched && (
        <Button variant="text" onClick={clear}>
          Volver a los precios de ahora
        </Button>
      )}
      <Typography role="status" variant="body2">
        {refusal}{' '}
        {left.length > 0 &&
          `No encontraron su producto: ${left.slice(0, 10).join(', ')}${left.length > 10 ? '…' : ''}.`}
      </Typography>
      {asked && (
        <ConfirmDialog
          open={apply.asked !== undefined}
          title={`¿Cambiar ${preciosText(asked.changes.length)}?`}
          text={`Suben ${countOf(asked.changes).suben} y bajan ${countOf(asked.changes).bajan}. La tienda los muestra enseguida. Se puede deshacer en «Cambios hechos».`}
          busy={apply.busy}
          onConfirm={apply.confirm}
          onCancel={apply.cancel}
          onLeave={apply.leave}
          texts={{ confirm: 'Sí, cambiar' }}
        />
      )}
    </Stack>
  );
}
