import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import type { OverLimit } from './over-limit.ts';
import { OverLimitList } from './over-limit-list.tsx';

export interface OverLimitDialogProps {
  over: OverLimit;
  numero: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before approving an order that exceeds its customer's limit. */
export const OverLimitDialog = ({ over, numero, onConfirm, onCancel }: OverLimitDialogProps) => (
  <ConfirmDialog
    open
    title={`¿Aprobar el pedido N.º ${numero}?`}
    text={<OverLimitList over={over} />}
    onConfirm={onConfirm}
    onCancel={onCancel}
    texts={{ confirm: 'Sí, aprobar', cancel: 'No, dejarlo como está' }}
  />
);
