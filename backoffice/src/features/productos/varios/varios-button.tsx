import Button from '@mui/material/Button';
import { LIMITS, type Producto } from 'api-client/backoffice';
import { useCallback, useState } from 'react';
import { VariosDialog, type VariosDialogProps } from './varios-dialog.tsx';

/** Opens what changes all chosen products. What it asks about are those that were chosen when it was opened. */
export function VariosButton({ chosen, onDone }: Pick<VariosDialogProps, 'chosen' | 'onDone'>) {
  const [asked, setAsked] = useState<readonly Producto[]>();
  const close = useCallback(() => setAsked(undefined), []);
  const tooMany = chosen.length > LIMITS.productosPerCambio;
  return (
    <>
      <Button
        variant="outlined"
        disabled={tooMany}
        title={tooMany ? `Se cambian hasta ${LIMITS.productosPerCambio} productos por vez.` : undefined}
        onClick={() => setAsked(chosen)}
      >
        Cambiar los elegidos
      </Button>
      {asked && (
        <VariosDialog
          chosen={asked}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
