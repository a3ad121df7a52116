import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Detalle, RecepcionBody } from 'api-client/storefront';
import { MOTIVO_RECLAMO_TEXTS, MOTIVOS_RECLAMO, type MotivoReclamo } from 'api-client/storefront-entrega';
import { QuantityStepper } from 'ui-kit/quantity-stepper';
import { touchTarget } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { ReceptionPhoto } from './reception-photo.tsx';

export type MissingLine = Omit<NonNullable<RecepcionBody['lineas']>[number], 'detalles_pedidos_id'>;

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

/** A line to report: when checked, asks for quantity, reason and photo. */
export function ReceptionLine({ pedido_id, detalle, value, onChange, ...rest }: ReceptionLineProps) {
  const { autoFocus, onUploading } = rest;
  const { nombre } = detalle.producto;
  const set = (fields: Partial<MissingLine>) => onChange((before) => before && { ...before, ...fields });
  const whole = { cantidad: detalle.cantidad, motivo: 'no_llego', foto_id: null } as const;
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
              · te enviamos {wholeText(detalle.cantidad)}
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
            <QuantityStepper
              value={value.cantidad}
              onChange={(cantidad) => set({ cantidad })}
              max={detalle.cantidad}
              label={`Cuántos de ${nombre}`}
            />
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
