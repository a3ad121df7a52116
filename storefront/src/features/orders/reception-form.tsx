import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  type Detalle,
  LIMITS,
  type MiPedidoCambio,
  type PedidoConDetalles,
  type RecepcionBody,
} from 'api-client/storefront';
import {
  cantidadText,
  MOTIVO_RECLAMO_TEXTS,
  MOTIVOS_RECLAMO,
  type MotivoReclamo,
} from 'api-client/storefront-entrega';
import { type FormEvent, useState } from 'react';
import { QuantityStepper } from 'ui-kit/quantity-stepper';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useTyped } from 'ui-kit/typed';
import { wholeText } from 'ui-kit/whole-text';
import { KilosInput } from './kilos-input.tsx';
import { ReceptionPhoto } from './reception-photo.tsx';

interface ReceptionFormProps {
  pedido: PedidoConDetalles;
  /** The last report about the delivery. */
  last: MiPedidoCambio | undefined;
  sending: boolean;
  onSend: (body: RecepcionBody) => void;
  onLeave: () => void;
}

type Lines = Readonly<Record<string, MissingLine>>;

/** Form to report missing or wrong lines, with an optional text. Keeps the input until the server has accepted it. */
export function ReceptionForm({ pedido, last, sending, onSend, onLeave }: ReceptionFormProps) {
  const delivered = pedido.detalles.filter(({ cantidad }) => cantidad > 0);
  const [initial] = useState(() => initialOf(delivered, last));
  const [lines, setLines] = useState(initial.lines);
  const [nota, setNota] = useState(initial.nota);
  const [asked, setAsked] = useState(false);
  const [uploading, setUploading] = useState(0);
  const told = nota.trim();
  const lineas = delivered.flatMap(({ detalles_pedidos_id }) => {
    const line = lines[detalles_pedidos_id];
    return line ? { detalles_pedidos_id, ...line } : [];
  });
  useTyped(told !== initial.nota.trim() || JSON.stringify(lines) !== JSON.stringify(initial.lines));
  const isEmpty = told === '' && lineas.length === 0;
  const hasInvalid = lineas.some(({ cantidad }) => Number.isNaN(cantidad));
  const empty = asked && isEmpty;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isEmpty && !hasInvalid) onSend({ falta: told || null, ...(lineas.length > 0 && { lineas }) });
  };
  return (
    <Stack component="form" noValidate spacing={3} onSubmit={submit}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ mb: 1 }}>
          Marca qué faltó o llegó mal
        </Typography>
        {delivered.map((detalle, place) => (
          <ReceptionLine
            key={detalle.detalles_pedidos_id}
            pedido_id={pedido.pedido_id}
            detalle={detalle}
            value={lines[detalle.detalles_pedidos_id]}
            autoFocus={place === 0}
            onUploading={(on) => setUploading((count) => count + (on ? 1 : -1))}
            onChange={(change) =>
              setLines(({ [detalle.detalles_pedidos_id]: before, ...rest }) => {
                const line = change(before);
                return line ? { ...rest, [detalle.detalles_pedidos_id]: line } : rest;
              })
            }
          />
        ))}
      </Box>
      <TextField
        label="Qué falta o llegó mal"
        value={nota}
        onChange={({ target }) => setNota(target.value)}
        error={empty}
        helperText={
          empty
            ? 'Escribe qué falta o qué llegó mal.'
            : `Con tus palabras, si hace falta. ${wholeText(nota.length)} de ${wholeText(LIMITS.falta)}`
        }
        multiline
        minRows={1}
        maxRows={8}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.falta, 'aria-invalid': empty } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <Button type="submit" variant="contained" loading={sending} disabled={uploading > 0}>
          Avisar a la distribuidora
        </Button>
        <Button variant="outlined" disabled={sending} onClick={onLeave}>
          Cancelar
        </Button>
      </Stack>
    </Stack>
  );
}

/** Returns the last report, limited to lines and quantities that are still delivered. */
function initialOf(delivered: PedidoConDetalles['detalles'], last: MiPedidoCambio | undefined) {
  const most = new Map(delivered.map(({ detalles_pedidos_id, cantidad }) => [detalles_pedidos_id, cantidad]));
  const lines: Lines = Object.fromEntries(
    (last?.reclamo?.lineas ?? []).flatMap(({ detalles_pedidos_id, cantidad, motivo, foto_id }) => {
      const max = most.get(detalles_pedidos_id);
      return max ? [[detalles_pedidos_id, { cantidad: Math.min(cantidad, max), motivo, foto_id }]] : [];
    }),
  );
  return { lines, nota: (last?.reclamo ? last.reclamo.nota : last?.falta) ?? '' };
}

type MissingLine = Omit<NonNullable<RecepcionBody['lineas']>[number], 'detalles_pedidos_id'>;

interface ReceptionLineProps {
  pedido_id: string;
  detalle: Detalle;
  /** The report about this line; undefined while the line is fine. */
  value: MissingLine | undefined;
  /** Receives a function of the current report, because a photo upload ends later than other choices. */
  onChange: (change: (before: MissingLine | undefined) => MissingLine | undefined) => void;
  onUploading: (uploading: boolean) => void;
  autoFocus: boolean;
}

/** Returns '1.000', or '9,850 kg' for decimal kilos. */
const sentText = (cantidad: number) =>
  Number.isInteger(cantidad) ? wholeText(cantidad) : cantidadText(cantidad);

/** A line to report: when checked, asks for quantity, reason and photo. */
function ReceptionLine({ pedido_id, detalle, value, onChange, ...rest }: ReceptionLineProps) {
  const { autoFocus, onUploading } = rest;
  const { nombre } = detalle.producto;
  const set = (fields: Partial<MissingLine>) => onChange((before) => before && { ...before, ...fields });
  const whole = { cantidad: detalle.cantidad, motivo: 'no_llego', foto_id: null } as const;
  const quantity = {
    value: value?.cantidad ?? detalle.cantidad,
    onChange: (cantidad: number) => set({ cantidad }),
    max: detalle.cantidad,
  };
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={value !== undefined}
            autoFocus={autoFocus}
            onChange={(_, checked) => onChange(() => (checked ? whole : undefined))}
          />
        }
        label={
          <>
            {nombre}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              · te enviamos {sentText(detalle.cantidad)}
            </Typography>
          </>
        }
        sx={{ mr: 0, minHeight: touchTarget, overflowWrap: 'anywhere' }}
      />
      {value && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
            alignItems: 'center',
            gap: 3,
            pl: { xs: 0, sm: 8 },
            pb: 3,
          }}
        >
          <Box sx={{ width: ({ spacing }) => spacing(40) }}>
            {detalle.por_kilo ? (
              <KilosInput {...quantity} label={`Cuántos kilos de ${nombre}`} />
            ) : (
              <QuantityStepper {...quantity} label={`Cuántos de ${nombre}`} />
            )}
          </Box>
          <TextField
            select
            label={`Qué pasó con ${nombre}`}
            value={value.motivo}
            onChange={({ target }) => set({ motivo: target.value as MotivoReclamo })}
            slotProps={{ select: { native: true } }}
          >
            {MOTIVOS_RECLAMO.map((motivo) => (
              <option key={motivo} value={motivo}>
                {MOTIVO_RECLAMO_TEXTS[motivo].replace(/^./, (first) => first.toUpperCase())}
              </option>
            ))}
          </TextField>
          <ReceptionPhoto
            pedido_id={pedido_id}
            nombre={nombre}
            foto_id={value.foto_id ?? null}
            onChange={(foto_id) => set({ foto_id })}
            onUploading={onUploading}
          />
        </Box>
      )}
    </Box>
  );
}
