import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Producto } from 'api-client/backoffice';
import { useFormikContext } from 'formik';
import { DataTable } from 'ui-kit/data-table';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { useLastGood } from '../../shared/use-last-good.ts';
import type { Difference } from './differences.ts';
import { type ProductoValues, valuesOf } from './producto-values.ts';

export interface ConflictDialogProps {
  /** Another user's saved version; undefined without a conflict. */
  conflict: { now: Producto; rows: readonly Difference[] } | undefined;
  /** Called after the user's choice: this version then counts as read. */
  onAgree: (now: Producto) => void;
  onClose: () => void;
}

/** A conflict with another user's save: shows the differences and asks which to keep. Closing keeps the draft. */
export function ConflictDialog({ conflict, onAgree, onClose }: ConflictDialogProps) {
  const { resetForm, submitForm } = useFormikContext<ProductoValues>();
  const shown = useLastGood(conflict);
  if (!shown) return null;
  const choose = (then: () => unknown) => () => {
    onAgree(shown.now);
    onClose();
    void then();
  };
  return (
    <DetailsDialog
      open={conflict !== undefined}
      title="Otra persona guardó cambios antes"
      onClose={onClose}
      texts={{ close: 'Seguir editando' }}
      maxWidth="md"
      actions={
        <>
          <Button onClick={choose(() => resetForm({ values: valuesOf(shown.now) }))}>Usar lo guardado</Button>
          <Button variant="contained" onClick={choose(submitForm)}>
            Guardar lo mío
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 4 }}>No se perdió nada de lo que escribiste. Esto es lo que cambia:</Typography>
      <DataTable
        label="Diferencias"
        rows={shown.rows}
        rowKey={({ label }) => label}
        columns={[
          { key: 'field', header: 'Dato', phone: 'title', cell: ({ label }) => label },
          { key: 'mine', header: 'Lo tuyo', cell: ({ mine }) => mine },
          { key: 'theirs', header: 'Lo guardado', cell: ({ theirs }) => theirs },
        ]}
      />
    </DetailsDialog>
  );
}
