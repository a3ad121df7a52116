import { LIMITS, type Producto } from 'api-client/backoffice';
import { lateView } from 'ui-kit/late-view';
import { ChosenButton } from '../../../shared/chosen-button.tsx';
import { useAsked } from '../../../shared/use-asked.ts';
import type { VariosDialogProps } from './varios-dialog.tsx';

const dialog = lateView(async () => (await import('./varios-dialog.tsx')).VariosDialog, 'when-wanted');

/** Opens the dialog that changes all chosen products. */
export function VariosButton({ chosen, onDone }: Pick<VariosDialogProps, 'chosen' | 'onDone'>) {
  const { asked, ask, close, Dialog } = useAsked<readonly Producto[], VariosDialogProps>(dialog);
  const max = LIMITS.productosPerCambio;
  return (
    <>
      <ChosenButton
        count={chosen.length}
        max={max}
        tooMany={`Se cambian hasta ${max} productos por vez.`}
        onClick={() => ask(chosen)}
      >
        Cambiar los elegidos
      </ChosenButton>
      {Dialog && asked && (
        <Dialog
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
