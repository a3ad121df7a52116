import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { changeText } from '../historial/cambio-text.ts';
import type { EditedLine } from './edicion.ts';
import type { Merged } from './edicion-state.ts';
import { useAuthor } from './use-author.ts';

/** The server's version has a number in each figure. */
const asSaved = (line: EditedLine | undefined) =>
  line
    ? {
        cantidad: line.cantidad ?? 0,
        precio_unitario: line.precio_unitario ?? 0,
        descuento: line.descuento,
      }
    : null;

export interface MergedNoteProps {
  pedido_id: string;
  merged: Merged;
  onNoticed: () => void;
}

/** Lists another user's changes that were merged into this edit. */
export function MergedNote({ pedido_id, merged: { lines, unsaved }, onNoticed }: MergedNoteProps) {
  const author = useAuthor(pedido_id);
  return (
    <Alert
      severity={unsaved ? 'warning' : 'info'}
      action={
        <Button color="inherit" onClick={onNoticed}>
          Entendido
        </Button>
      }
    >
      <div>Otra persona cambió este pedido mientras lo editabas.</div>
      <div>{`Lo que guardó ${author} ya está sumado a lo tuyo:`}</div>
      <ul>
        {lines.map(({ producto_id, nombre, read, theirs }, place) => (
          <li key={`${place} ${producto_id}`}>
            {changeText({ nombre, antes: asSaved(read), despues: asSaved(theirs) })}
          </li>
        ))}
      </ul>
      {unsaved && <div>Lo tuyo todavía no se guardó: revísalo y guarda otra vez.</div>}
    </Alert>
  );
}
