import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { LIMITS, patiently, planillasPedidos } from 'api-client/backoffice';
import { saveFile } from 'app-core/download/save-file';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useRef, useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { shopDay } from 'ui-kit/dates';
import { useToasts } from 'ui-kit/use-toasts';
import type { PedidosFilters } from '../pedidos-search.ts';
import { wholeQuery } from '../queries.ts';
import { exportLabel } from './export-label.ts';

export interface PlanillaDialogProps {
  filters: PedidosFilters;
  /** How many orders it holds. */
  count: number;
  onClose: () => void;
}

const FILAS = { pedidos: 'Una fila por pedido', productos: 'Una fila por producto' } as const;
type Filas = keyof typeof FILAS;

/** The name that a file has by today's date. */
const nameOf = () => `pedidos_${shopDay(new Date())}.csv`;

/** What the list finds, as a spreadsheet: a row for what, and how many orders. Another one isn't begun meanwhile. */
export function PlanillaDialog({ filters, count, onClose }: PlanillaDialogProps) {
  const [filas, setFilas] = useState<Filas>('pedidos');
  const toasts = useToasts();
  const waiting = useRef(true);
  const planilla = useOnceAtATime({
    mutationFn: async (filas: Filas) =>
      (await planillasPedidos({ query: { ...wholeQuery(filters), filas }, parseAs: 'blob', ...patiently }))
        .data,
    meta: { ownErrors: true },
    onSuccess: (file) => {
      // Whoever waits no longer wants none.
      if (!waiting.current) return;
      saveFile(file as Blob, nameOf());
      toasts.success('Planilla descargada');
      onClose();
    },
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(`No se pudo exportar. ${messageOf(error)}`);
    },
  });
  return (
    <ConfirmDialog
      open
      title={exportLabel(count)}
      busy={planilla.isPending}
      onCancel={onClose}
      onLeave={() => {
        waiting.current = false;
        planilla.leave();
        onClose();
      }}
      onConfirm={() => planilla.mutate(filas)}
      texts={{
        confirm: 'Descargar planilla',
        cancel: 'Volver a la lista',
        busy: 'Preparando la planilla…',
        leave: 'No esperar',
      }}
      text={
        <>
          <RadioGroup
            aria-label="Filas de la planilla"
            value={filas}
            onChange={(_event, value) => setFilas(value === 'productos' ? 'productos' : 'pedidos')}
          >
            {Object.entries(FILAS).map(([value, label]) => (
              <FormControlLabel
                key={value}
                value={value}
                label={label}
                disabled={planilla.isPending}
                control={<Radio />}
              />
            ))}
          </RadioGroup>
          <p>
            {count > LIMITS.pedidosFound
              ? `Una planilla tiene hasta ${LIMITS.pedidosFound.toLocaleString('es-AR')} pedidos: van los primeros, en el orden de la lista.`
              : 'Van los pedidos de todas las páginas, en el orden de la lista.'}
          </p>
        </>
      }
    />
  );
}
