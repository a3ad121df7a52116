import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { LIMITS, type MiPedidoCambio, misPedidosConfirmarRecepcion, type Tag } from 'api-client/storefront';
import { tagged } from 'app-core/queries/tagged';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type FormEvent, useRef, useState } from 'react';
import { shortDate } from 'ui-kit/dates';
import { useTyped } from 'ui-kit/typed';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { OrderSection } from './order-section.tsx';

interface OrderReceptionProps {
  pedido_id: string;
  /** What was said of it last. */
  last: MiPedidoCambio | undefined;
}

/** Whoever receives an order says so, or what of it is missing. Either may be corrected. */
export function OrderReception({ pedido_id, last }: OrderReceptionProps) {
  const [telling, setTelling] = useState(false);
  // Whoever wrote in the form goes on where it was opened.
  const opened = useRef(false);
  const { send, sending } = useReception(pedido_id, () => setTelling(false));
  const complete = last !== undefined && !last.falta;
  return (
    <OrderSection title="¿Ya te llegó?">
      {last && (
        <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>
          {last.falta ? `Avisaste que falta o llegó mal: «${last.falta}»` : 'Confirmaste que llegó todo'} (
          {shortDate(last.fecha)}).
        </Typography>
      )}
      {telling ? (
        <MissingForm
          initial={last?.falta ?? ''}
          sending={sending}
          onSend={send}
          onLeave={() => setTelling(false)}
        />
      ) : (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
          {!complete && (
            <Button variant="contained" loading={sending} onClick={() => send(null)}>
              {last ? 'Ya llegó todo' : 'Sí, llegó todo'}
            </Button>
          )}
          <Button
            variant="outlined"
            disabled={sending}
            autoFocus={opened.current}
            onClick={() => {
              opened.current = true;
              setTelling(true);
            }}
          >
            {last?.falta ? 'Corregir lo que falta' : 'Falta algo o llegó mal'}
          </Button>
        </Stack>
      )}
    </OrderSection>
  );
}

function useReception(pedido_id: string, onSent: () => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (falta: string | null) =>
      (await misPedidosConfirmarRecepcion({ path: { pedido_id }, body: { falta } })).data,
    onSuccess: async ({ mensaje }) => {
      toasts.success(mensaje);
      onSent();
      await queryClient.invalidateQueries(tagged<Tag>('misPedidos'));
    },
  });
  return { send: mutate, sending: isPending };
}

interface MissingFormProps {
  initial: string;
  sending: boolean;
  onSend: (falta: string) => void;
  onLeave: () => void;
}

/** What was typed stays until it has arrived. */
function MissingForm({ initial, sending, onSend, onLeave }: MissingFormProps) {
  const [falta, setFalta] = useState(initial);
  const [asked, setAsked] = useState(false);
  useTyped(falta.trim() !== initial.trim());
  const empty = asked && falta.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (falta.trim() !== '') onSend(falta.trim());
  };
  return (
    <Stack component="form" noValidate spacing={3} onSubmit={submit}>
      <TextField
        label="Qué falta o llegó mal"
        value={falta}
        onChange={({ target }) => setFalta(target.value)}
        error={empty}
        helperText={
          empty
            ? 'Escribe qué falta o qué llegó mal.'
            : `${wholeText(falta.length)} de ${wholeText(LIMITS.falta)}`
        }
        multiline
        minRows={2}
        maxRows={8}
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.falta, 'aria-invalid': empty } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <Button type="submit" variant="contained" loading={sending}>
          Avisar a la distribuidora
        </Button>
        <Button variant="outlined" disabled={sending} onClick={onLeave}>
          Cancelar
        </Button>
      </Stack>
    </Stack>
  );
}
