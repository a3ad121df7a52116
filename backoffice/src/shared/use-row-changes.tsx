import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import type { InvalidateQueryFilters } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { Mensaje } from 'api-client/backoffice';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import type { DataColumn } from 'ui-kit/data-table';
import { RowAction, RowActions } from './row-action.tsx';
import { RowLink } from './row-link.tsx';
import { useDeletion } from './use-deletion.ts';
import { useLastGood } from './use-last-good.ts';
import { useRowRoom } from './use-row-room.ts';

interface RowChanges<Row> {
  /** The screen where it is changed, with `$id` in it. */
  to: NonNullable<LinkProps['to']>;
  idOf: (row: Row) => string;
  /** Which row, for who can't see it. */
  nameOf: (row: Row) => string;
  remove: (id: string) => Promise<{ data: Mensaje }>;
  /** What is asked for anew then. */
  changed: InvalidateQueryFilters;
  /** What is asked before it goes. */
  question: (row: Row) => { title: string; text: string };
  /** Why it can't be deleted; false where it can. */
  refusal?: (row: Row) => string | false;
}

/** Of a list whose rows are changed on a screen of their own, or deleted: its last column, and the question before one goes. */
export function useRowChanges<Row extends object>(of: RowChanges<Row>) {
  const removal = useDeletion({ call: (row: Row) => of.remove(of.idOf(row)), changed: of.changed });
  // While the question fades out it keeps its words.
  const asked = useLastGood(removal.asked);
  const { cards, fewColumns } = useRowRoom();
  const iconOnly = cards || fewColumns;
  const column: DataColumn<Row> = {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    width: 'fit',
    phone: 'tools',
    cell: (row) => (
      <RowActions>
        <RowLink
          label="Editar"
          context={of.nameOf(row)}
          icon={<EditOutlined />}
          iconOnly={iconOnly}
          to={of.to}
          params={{ id: of.idOf(row) }}
        />
        <RowAction
          label="Eliminar"
          context={of.nameOf(row)}
          icon={<DeleteOutlined />}
          iconOnly={iconOnly}
          refusal={of.refusal?.(row) ?? false}
          onClick={() => removal.ask(row)}
        />
      </RowActions>
    ),
  };
  const dialog = asked && (
    <ConfirmDialog
      open={removal.asked !== undefined}
      {...of.question(asked)}
      destructive
      busy={removal.busy}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
      onLeave={removal.leave}
      texts={{ confirm: 'Sí, eliminar' }}
    />
  );
  return { column, dialog };
}
