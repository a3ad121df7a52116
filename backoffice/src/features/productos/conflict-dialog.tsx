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
  /** What somebody else has saved meanwhile; nothing while there is no conflict. */
  conflict: { now: Producto; rows: readonly Difference[] } | undefined;
  /** A choice was made in sight of this one: from here on its version counts as seen. */
  onAgree: (now: Producto) => void;
  onClose: () => void;
}

/** Somebody else saved first: what differs, and whose it is to be. Closing keeps what was typed, and decides nothing. */
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
