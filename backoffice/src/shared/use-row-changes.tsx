import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import type { InvalidateQueryFilters } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { Mensaje } from 'api-client/backoffice';
import type { ReactNode } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import type { DataColumn } from 'ui-kit/data-table';
import { RowAction, RowActions, RowLink } from './row-action.tsx';
import { useDeletion } from './use-deletion.ts';
import { useLastGood } from './use-last-good.ts';
import { useRowLayout } from './use-row-layout.ts';

interface RowChanges<Row> {
  /** The edit page, with `$id`. */
  to: NonNullable<LinkProps['to']>;
  idOf: (row: Row) => string;
  /** Returns the row's accessible name. */
  nameOf: (row: Row) => string;
  remove: (id: string) => Promise<{ data: Mensaje }>;
  /** Queries to invalidate. */
  changed: InvalidateQueryFilters;
  /** Returns the question before a deletion. */
  question: (row: Row) => { title: string; text: string };
  /** Returns why the row can't be deleted; false if it can. */
  refusal?: (row: Row) => string | false;
  /** Returns an action before the others. */
  first?: (row: Row) => ReactNode;
}

/** The column with edit and delete of each row, and the question before a deletion. */
export function useRowChanges<Row extends object>(of: RowChanges<Row>) {
  const removal = useDeletion({ call: (row: Row) => of.remove(of.idOf(row)), changed: of.changed });
  // Keep the texts while the dialog fades out.
  const lastAsked = useLastGood(removal.asked);
  const { showsCards, hasFewColumns } = useRowLayout();
  // Three labels would be wider than the window with larger text.
  const iconOnly = showsCards || hasFewColumns || of.first !== undefined;
  const column: DataColumn<Row> = {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    width: 'fit',
    phone: 'tools',
    cell: (row) => (
      <RowActions>
        {of.first?.(row)}
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
  const dialog = lastAsked && (
    <ConfirmDialog
      open={removal.asked !== undefined}
      {...of.question(lastAsked)}
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
