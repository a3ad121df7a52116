import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useToasts } from 'ui-kit/use-toasts';
import { TIME_TO_ACT } from '../../shared/cart/use-add-to-cart.ts';
import { FIELD_ID } from './order-field.tsx';
import { takeOutRows } from './stored-list.ts';

/** Removes all lines, with undo. The focus goes to the field, because the button disappears with the lines. */
export function EmptyList() {
  const toasts = useToasts();
  const empty = () => {
    const putBack = takeOutRows();
    document.getElementById(FIELD_ID)?.focus();
    toasts.success('Vaciamos la lista.', {
      duration: TIME_TO_ACT,
      action: { label: 'Deshacer', onClick: putBack },
    });
  };
  return (
    <Button color="secondary" startIcon={<DeleteOutlined />} onClick={empty} sx={{ mt: 4 }}>
      Vaciar
    </Button>
  );
}
