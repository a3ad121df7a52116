import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Cantidades,
  type Detalle,
  LIMITS,
  misPedidosProponer,
  type PedidoConDetalles,
  type Propuesta,
  type PropuestaBody,
  productosVariosOptions,
  type Tag,
  unsoldText,
} from 'api-client/storefront';
import { cantidadText, wholeCantidad } from 'api-client/storefront-entrega';
import type { CartLine } from 'app-core/cart/line';
import { hasStatus } from 'app-core/queries/errors';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { tagged } from 'app-core/queries/tagged';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type FormEvent, useState } from 'react';
import { QuantityStepper } from 'ui-kit/quantity-stepper';
import { useTyped } from 'ui-kit/typed';
import { useToasts } from 'ui-kit/use-toasts';
import { cart, editItems, productsText } from '../../shared/cart/cart.ts';
import { failureText } from '../../shared/failure-text.ts';
import { changedLines } from './changed-lines.ts';
import { myOrderProposal } from './queries.ts';
import { recordOwnProposal } from './use-order-news.ts';

interface ChangeFormProps {
  pedido: PedidoConDetalles;
  /** The open proposal that the new proposal replaces. */
  open: Propuesta | undefined;
  onDone: () => void;
}

/** Quantities by product id; 0 removes the line. */
type Wanted = Readonly<Record<string, number>>;

/** Form for a proposed change: quantities of the lines, and optionally the products of the cart. */
export function ChangeForm({ pedido, open, onDone }: ChangeFormProps) {
  const { pedido_id, version, detalles } = pedido;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const items = cart.use().items;
  const [initial] = useState<Wanted>(() =>
    Object.fromEntries((open?.lineas ?? []).map(({ producto_id, despues }) => [producto_id, despues])),
  );
  const [wanted, setWanted] = useState(initial);
  const [withCart, setWithCart] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useTyped(withCart || JSON.stringify(wanted) !== JSON.stringify(initial));
  const termsOf = useTerms(detalles, items);
  const lineas = changedLines({ detalles, wanted, added: open?.lineas ?? [], items: withCart ? items : [] });
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async () => {
      const headers = { 'If-Match': `"${version}"` };
      return (await misPedidosProponer({ path: { pedido_id }, body: { lineas }, headers })).data;
    },
    onSuccess: async (answer) => {
      recordOwnProposal(pedido_id, version);
      queryClient.setQueryData(myOrderProposal(pedido_id).queryKey, answer);
      // The proposal now contains these products. Remove them from the cart, or the customer orders them twice.
      if (withCart) editItems((now) => now.filter((line) => !items.includes(line)));
      toasts.success('Le pedimos el cambio a la distribuidora. Te avisamos cuando responda.');
      onDone();
      await queryClient.invalidateQueries(tagged<Tag>('misPedidos'));
    },
    onFailure: async (error) => {
      setRefusal(failureText(error));
      if (hasStatus(error, 409)) await queryClient.invalidateQueries(tagged<Tag>('misPedidos'));
    },
  });
  const hasLines = lineas.some(({ cantidad }) => cantidad > 0) || detalles.length > lineas.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lineas.length === 0) return setRefusal('Todavía no cambiaste nada.');
    const unsold = unsoldReason(lineas, termsOf, namesOf(detalles, open, items));
    if (unsold) return setRefusal(unsold);
    if (!hasLines) return setRefusal('No queda ningún producto: para eso, cancela el pedido.');
    setRefusal(undefined);
    mutate();
  };
  return (
    <Stack component="form" noValidate spacing={4} onSubmit={submit}>
      <Typography>La distribuidora tiene que aceptarlo. Mientras tanto el pedido queda como está.</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {detalles.map(({ producto: { producto_id, nombre }, cantidad }) => {
          const now = wanted[producto_id] ?? cantidad;
          const set = (next: number) => setWanted((before) => ({ ...before, [producto_id]: next }));
          return (
            <Box
              component="li"
              key={producto_id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 3,
                py: 2,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Typography
                sx={{ flex: ({ spacing }) => `1 1 ${spacing(48)}`, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {now === 0 ? <s>{nombre}</s> : nombre}
                {now !== cantidad && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {' '}
                    · {Number.isInteger(cantidad) ? 'pediste' : 'son'} {cantidadText(cantidad)}
                  </Typography>
                )}
              </Typography>
              {!Number.isInteger(now) && (
                <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                  <Typography>{cantidadText(now)}</Typography>
                  {/* Staff weighed this line. Customers order whole kilos. */}
                  <Button
                    variant="text"
                    aria-label={`Cambiar la cantidad de ${nombre}`}
                    onClick={() => set(wholeCantidad(now))}
                  >
                    Cambiar
                  </Button>
                </Stack>
              )}
              {now > 0 && Number.isInteger(now) && (
                <Box sx={{ width: ({ spacing }) => spacing(40) }}>
                  <QuantityStepper
                    value={now}
                    onChange={set}
                    max={LIMITS.cantidadMax - 1}
                    // An unchanged quantity needs no error: the order keeps it.
                    sold={now === cantidad ? undefined : termsOf(producto_id)}
                    label={`Cantidad de ${nombre}`}
                  />
                </Box>
              )}
              <Button
                variant="text"
                aria-label={now === 0 ? `Dejar ${nombre}` : `Quitar ${nombre}`}
                onClick={() => set(now === 0 ? cantidad || 1 : 0)}
              >
                {now === 0 ? 'Dejar' : 'Quitar'}
              </Button>
            </Box>
          );
        })}
      </Box>
      {items.length > 0 && (
        <FormControlLabel
          control={<Checkbox checked={withCart} onChange={(_, checked) => setWithCart(checked)} />}
          label={`Sumar lo que está en tu carrito (${productsText(items.length)})`}
        />
      )}
      {refusal && (
        <FormHelperText error role="alert">
          {refusal}
        </FormHelperText>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <Button type="submit" variant="contained" loading={isPending}>
          Pedir este cambio
        </Button>
        <Button variant="outlined" disabled={isPending} onClick={onDone}>
          No cambiar nada
        </Button>
      </Stack>
    </Stack>
  );
}

/** Returns today's sales terms by product id. Optional: without them the server refuses an unsold quantity. */
function useTerms(detalles: readonly Detalle[], items: readonly CartLine[]) {
  const ids = detalles.map(({ producto }) => producto.producto_id).slice(0, LIMITS.pageMax);
  const { data } = useQuery({
    ...productosVariosOptions({ query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    ...reportedByScreen,
  });
  return (id: string): Cantidades | undefined =>
    [...(data?.productos ?? []), ...items].find(({ producto_id }) => producto_id === id)?.cantidades;
}

const namesOf = (detalles: readonly Detalle[], open: Propuesta | undefined, items: readonly CartLine[]) =>
  new Map(
    [...items, ...(open?.lineas ?? []), ...detalles.map(({ producto }) => producto)].map(
      ({ producto_id, nombre }) => [producto_id, nombre],
    ),
  );

/** Returns why a changed quantity is not sold; undefined if all are sold. */
function unsoldReason(
  lineas: PropuestaBody['lineas'],
  termsOf: (id: string) => Cantidades | undefined,
  names: ReadonlyMap<string, string>,
): string | undefined {
  for (const { producto_id, cantidad } of lineas) {
    const reason = cantidad > 0 && unsoldText(cantidad, termsOf(producto_id));
    if (reason) return `${names.get(producto_id)}: ${reason}`;
  }
  return undefined;
}
