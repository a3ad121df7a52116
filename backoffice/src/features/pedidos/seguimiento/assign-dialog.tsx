import { useQuery } from '@tanstack/react-query';
import { type PedidoDelPanel, pedidosSeguimientoOptions } from 'api-client/backoffice';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { pedidosText } from '../estados/preview.ts';
import { nombreOf, planOf } from './assign-plan.ts';
import { useAssign } from './use-assign.ts';

export interface AssignDialogProps {
  chosen: readonly PedidoDelPanel[];
  onClose: () => void;
  /** Called when the selection is cleared. */
  onDone: (chosen: readonly PedidoDelPanel[]) => void;
}

/** The option for no assignee. */
const NOBODY = 'nadie';

/** Assigns all chosen orders to one of the staff, and shows the former assignees. */
export function AssignDialog({ chosen, onClose, onDone }: AssignDialogProps) {
  const seguimiento = useQuery(pedidosSeguimientoOptions());
  const [to, setTo] = useState<string>();
  const assign = useAssign(() => {
    onDone([]);
    onClose();
  });
  const personas = seguimiento.data?.personal ?? [];
  const people = personas.map((one) => ({ value: one.usuario_id, label: nombreOf(one) }));
  const persona = personas.find(({ usuario_id }) => usuario_id === to) ?? null;
  const plan = to === undefined || !seguimiento.data ? undefined : planOf(chosen, to === NOBODY ? null : to);
  const count = plan?.changing.length ?? 0;
  return (
    <ConfirmDialog
      open
      title={`Asignar ${pedidosText(chosen.length)}`}
      idle={count === 0}
      busy={assign.isPending}
      onCancel={onClose}
      onLeave={() => {
        assign.leave();
        onClose();
      }}
      onConfirm={() => plan && assign.mutate({ changing: plan.changing, persona })}
      texts={{
        confirm: count > 0 ? `Asignar ${pedidosText(count)}` : 'Asignar pedidos',
        cancel: 'Volver a la lista',
        busy: 'Asignando…',
        leave: 'No esperar',
      }}
      text={
        <>
          <FilterSelect
            label="A cargo de"
            all="Elige a alguien"
            query={seguimiento}
            options={[...people, { value: NOBODY, label: 'Nadie' }]}
            value={to}
            onChange={setTo}
            sx={{ width: '100%', mt: 2 }}
          />
          <ul aria-live="polite">
            {plan?.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
