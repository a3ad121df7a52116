import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from 'api-client/backoffice';
import { kilosText, refusalOfWeight } from 'api-client/backoffice-entrega';
import { empaqueLinea } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useEffect, useRef, useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { NumberField } from 'ui-kit/forms/number-field';
import { type Mark, setMark } from './progress.ts';
import type { Part } from './tally.ts';

interface WeighDialogProps {
  part: Part;
  onClose: () => void;
}

/** Asks for the weight of a line. */
export function WeighDialog({ part, onClose }: WeighDialogProps) {
  return (
    <DetailsDialog open title={`Peso de ${part.linea.nombre}`} onClose={onClose}>
      <WeighForm part={part} onClose={onClose} />
    </DetailsDialog>
  );
}

/** The same rule as the server's, which also counts for the exact ordered weight. */
const schemaOf = (esperada: number) =>
  empaqueLinea.superRefine(({ cantidad }, { addIssue }) => {
    const message = refusalOfWeight(esperada, cantidad);
    if (message) addIssue({ code: 'custom', message, path: ['cantidad'] });
  });

function WeighForm({ part, onClose }: WeighDialogProps) {
  const { pedido, linea, mark } = part;
  const { producto_id, cantidad: esperada } = linea;
  const root = useRef<HTMLDivElement>(null);
  // The dialog focuses its own button first; move the focus to the weight.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const [initialValues] = useState<{ cantidad: number | null }>(() => ({ cantidad: mark?.cantidad ?? null }));
  const [schema] = useState(() => schemaOf(esperada));
  const form = useForm({
    initialValues,
    schema,
    bodyOf: ({ cantidad }) => ({
      producto_id,
      esperada,
      cantidad,
      // Always sent to the schema, which otherwise refuses more than expected before it reads the weight.
      motivo: 'peso' as const,
      sin_stock: false,
    }),
    // Stored on the device until the order is packed.
    save: async ({ cantidad }) => setMark(pedido.pedido_id, producto_id, toMark(esperada, cantidad)),
    onSaved: onClose,
    onFailed: messageOf,
  });
  const removeMark = () => {
    setMark(pedido.pedido_id, producto_id, undefined);
    onClose();
  };
  return (
    <div ref={root}>
      <FormFrame form={form} autoComplete="off" failsBelow>
        <Typography color="textSecondary">
          {`El pedido N.º ${pedido.numero} lleva ${kilosText(esperada)}.`}
        </Typography>
        <NumberField name="cantidad" label="Peso en kg" kilos max={LIMITS.cantidadMax} required />
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <FormActions submitLabel="Anotar peso" busyLabel="Anotando…" />
          {mark && (
            <Button variant="text" onClick={removeMark}>
              Quitar la marca
            </Button>
          )}
        </Stack>
      </FormFrame>
    </div>
  );
}

/** The ordered weight needs no reason. */
const toMark = (esperada: number, cantidad: number): Mark => ({
  esperada,
  cantidad,
  ...(cantidad !== esperada && { motivo: 'peso' }),
});
