import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { LIMITS, longTimeout, planillasPedidos } from 'api-client/backoffice';
import { saveFile } from 'app-core/download/save-file';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useRef, useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { shopDay } from 'ui-kit/dates';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { FORMATO_TEXTS, type Formato, lastFormato } from '../../../shared/planilla/formato.ts';
import type { PedidosFilters } from '../queries.ts';
import { wholeQuery } from '../queries.ts';

export interface PlanillaDialogProps {
  /** 'Exportar 312 pedidos'. */
  title: string;
  filters: PedidosFilters;
  /** Number of orders. */
  count: number;
  onClose: () => void;
}

const FILAS = { pedidos: 'Una fila por pedido', productos: 'Una fila por producto' } as const;
type Filas = keyof typeof FILAS;

/** Returns the file name with today's date in the shop's time zone. */
const nameOf = (formato: Formato) => `pedidos_${shopDay(new Date())}.${formato}`;

/** Exports the found orders as a spreadsheet, one row per order or per line. Only one export runs at a time. */
export function PlanillaDialog({ title, filters, count, onClose }: PlanillaDialogProps) {
  const [filas, setFilas] = useState<Filas>('pedidos');
  const formato = lastFormato.use();
  const toasts = useToasts();
  const waiting = useRef(true);
  const planilla = useOnceAtATime({
    mutationFn: async (request: { filas: Filas; formato: Formato }) =>
      (
        await planillasPedidos({
          query: { ...wholeQuery(filters), ...request },
          parseAs: 'blob',
          ...longTimeout,
        })
      ).data,
    onSuccess: (file, { formato }) => {
      // The user has closed the dialog.
      if (!waiting.current) return;
      saveFile(file as Blob, nameOf(formato));
      toasts.success('Planilla descargada');
      onClose();
    },
    onFailure: (error) => toasts.error(`No se pudo exportar. ${messageOf(error)}`),
  });
  return (
    <ConfirmDialog
      open
      title={title}
      busy={planilla.isPending}
      onCancel={onClose}
      onLeave={() => {
        waiting.current = false;
        planilla.leave();
        onClose();
      }}
      onConfirm={() => planilla.mutate({ filas, formato })}
      texts={{
        confirm: 'Descargar planilla',
        cancel: 'Volver a la lista',
        busy: 'Preparando la planilla…',
        leave: 'No esperar',
      }}
      text={
        <>
          <Choice
            label="Filas de la planilla"
            options={FILAS}
            value={filas}
            disabled={planilla.isPending}
            onChange={setFilas}
          />
          <Choice
            label="Formato de la planilla"
            options={FORMATO_TEXTS}
            value={formato}
            disabled={planilla.isPending}
            onChange={lastFormato.set}
          />
          <p>
            {count > LIMITS.pedidosFound
              ? `Una planilla tiene hasta ${wholeText(LIMITS.pedidosFound)} pedidos: van los primeros, en el orden de la lista.`
              : 'Van los pedidos de todas las páginas, en el orden de la lista.'}
          </p>
        </>
      }
    />
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  options: Record<T, string>;
  value: T;
  disabled: boolean;
  onChange: (value: T) => void;
}

const Choice = <T extends string>({ label, options, value, disabled, onChange }: ChoiceProps<T>) => (
  <RadioGroup aria-label={label} value={value} sx={{ mb: 3 }}>
    {(Object.entries(options) as [T, string][]).map(([one, text]) => (
      <FormControlLabel
        key={one}
        value={one}
        label={text}
        disabled={disabled}
        control={<Radio onChange={() => onChange(one)} />}
      />
    ))}
  </RadioGroup>
);
