import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Producto } from 'api-client/backoffice';
import { useFormikContext } from 'formik';
import { DataTable } from 'ui-kit/data-table';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { useLastGood } from '../../shared/use-last-good.ts';
import { differences } from './differences.ts';
import type { Opciones } from './opciones.ts';
import { type ProductoValues, valuesOf } from './producto-values.ts';

export interface ConflictDialogProps {
  /** What somebody else has saved meanwhile; nothing while there is no conflict. */
  theirs: Producto | undefined;
  opciones: Opciones;
  /** A choice was made in sight of this one: from here on its version counts as seen. */
  onAgree: (theirs: Producto) => void;
  onClose: () => void;
}

/** Somebody else saved first: what differs, and whose it is to be. Closing keeps what was typed, and decides nothing. */
export function ConflictDialog({ theirs, opciones, onAgree, onClose }: ConflictDialogProps) {
  const { values, resetForm, submitForm } = useFormikContext<ProductoValues>();
  const shown = useLastGood(theirs);
  if (!shown) return null;
  const rows = differences(values, valuesOf(shown), opciones);
  const choose = (then: () => unknown) => () => {
    onAgree(shown);
    onClose();
    void then();
  };
  return (
    <DetailsDialog
      open={theirs !== undefined}
      title="Otra persona guardó cambios antes"
      onClose={onClose}
      closeLabel="Seguir editando"
      maxWidth="md"
      actions={
        <>
          <Button onClick={choose(() => resetForm({ values: valuesOf(shown) }))}>Usar lo guardado</Button>
          <Button variant="contained" onClick={choose(submitForm)}>
            Guardar lo mío
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 4 }}>
        {rows.length === 0
          ? 'Lo que hay ahora es igual a lo que escribiste.'
          : 'No se perdió nada de lo que escribiste. Esto es lo que cambia:'}
      </Typography>
      {rows.length > 0 && (
        <DataTable
          label="Diferencias"
          rows={rows}
          rowKey={({ label }) => label}
          columns={[
            { key: 'dato', header: 'Dato', phone: 'title', cell: ({ label }) => label },
            { key: 'mio', header: 'Lo tuyo', cell: ({ mine }) => mine },
            { key: 'guardado', header: 'Lo guardado', cell: (row) => row.theirs },
          ]}
        />
      )}
    </DetailsDialog>
  );
}
