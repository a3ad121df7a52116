import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { type CuentaCorriente, cuentaCorrienteCondiciones, LIMITS } from 'api-client/backoffice';
import { condicionesBody } from 'api-client/backoffice-cuenta';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { MoneyField } from 'ui-kit/forms/money-field';
import { NumberField } from 'ui-kit/forms/number-field';
import { useToasts } from 'ui-kit/use-toasts';
import { refreshCuentas } from './queries.ts';

interface CondicionesProps {
  usuarioId: string;
  cuenta: CuentaCorriente;
}

/** Opens a customer's terms of payment, for admins. */
export function CondicionesButton(props: CondicionesProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Plazo y límite</Button>
      {open && (
        <DetailsDialog open maxWidth="xs" title="Plazo y límite de crédito" onClose={close}>
          <CondicionesForm {...props} onDone={close} />
        </DetailsDialog>
      )}
    </>
  );
}

interface Values {
  plazo: number | null;
  limite: number | null;
}

function CondicionesForm({ usuarioId, cuenta, onDone }: CondicionesProps & { onDone: () => void }) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [{ plazo, limite, version }] = useState(cuenta);
  const form = useForm({
    initialValues: { plazo, limite: limite ?? null } as Values,
    schema: condicionesBody,
    save: (body) =>
      cuentaCorrienteCondiciones({
        path: { id: usuarioId },
        body,
        headers: { 'If-Match': `"${version}"` },
      }),
    onSaved: () => {
      toasts.success('Condiciones guardadas. Rigen para los pedidos que se aprueben desde ahora.');
      void refreshCuentas(queryClient);
      onDone();
    },
    onFailed: (error, atFields) => {
      if (atFields) return undefined;
      if (isConflict(error)) void refreshCuentas(queryClient);
      return isConflict(error)
        ? 'Otra persona cambió las condiciones mientras tanto. Cierra y vuelve a abrir para ver las actuales.'
        : messageOf(error);
    },
  });
  return (
    <FormFrame form={form} autoComplete="off" failsBelow>
      <NumberField
        name="plazo"
        label="Plazo en días"
        max={LIMITS.plazo}
        required
        help="Desde que el pedido se aprueba. Con 0 vence ese día."
      />
      <MoneyField
        name="limite"
        label="Límite de crédito"
        max={LIMITS.totalMax}
        help="Avisa al aprobar un pedido que lo supera, y no lo impide. Vacío: sin límite."
      />
      <Stack direction="row">
        <FormActions submitLabel="Guardar" busyLabel="Guardando…" />
      </Stack>
    </FormFrame>
  );
}
