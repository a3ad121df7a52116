import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { pedidosHistorialOptions, toPesos } from 'api-client/backoffice';
import { useEffect, useRef } from 'react';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { estadoLabel } from '../../../shared/estado-label.ts';
import { isEditable, NOT_EDITABLE } from '../estado.ts';
import { changeText } from '../historial/cambio-text.ts';
import { figuresText } from '../line-text.ts';
import { type Edicion, type EditedLine, sameFigures, totalCents } from './edicion.ts';
import { type ConflictLine, conflictLines, type Merged } from './edicion-state.ts';

/** Returns the user who saved the order last; a general word while unknown. */
function useAuthor(pedido_id: string): string {
  const { data } = useQuery(pedidosHistorialOptions({ path: { pedido_id } }));
  const usuario = data?.at(-1)?.usuario;
  return usuario ? `${usuario.nombre} ${usuario.apellido}`.trim() : 'Otra persona';
}

/** The server's version has a number in each figure. */
const asSaved = (line: EditedLine | undefined) =>
  line
    ? {
        cantidad: line.cantidad ?? 0,
        precio_unitario: line.precio_unitario ?? 0,
        descuento: line.descuento,
      }
    : null;

interface MergedNoteProps {
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

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 1 auto' } },
}));

/** Returns one side's text for a line, bold where it differs from the version that was read. */
function side(line: EditedLine | undefined, read: EditedLine | undefined) {
  const text = line ? figuresText(line) : read ? 'Quitado' : '—';
  return sameFigures(line, read) ? text : <strong>{text}</strong>;
}

const columns: readonly DataColumn<ConflictLine>[] = [
  { key: 'producto', header: 'Producto', phone: 'title', cell: ({ nombre }) => nombre },
  { key: 'read', header: 'Como lo viste', cell: ({ read }) => (read ? figuresText(read) : '—') },
  { key: 'theirs', header: 'Lo que se guardó', cell: ({ theirs, read }) => side(theirs, read) },
  { key: 'mine', header: 'Lo tuyo', cell: ({ mine, read }) => side(mine, read) },
];

interface ConflictPanelProps {
  mine: Edicion;
  theirs: Edicion;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** An edit conflict: compares the other user's saved lines with this user's, and offers the choices. */
export function ConflictPanel({ mine, theirs, onTakeTheirs, onKeepMine }: ConflictPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const author = useAuthor(theirs.pedido.pedido_id);
  const editable = isEditable(theirs.pedido);
  const total = (edicion: Edicion) => formatMoney(toPesos(totalCents(edicion.lines)));
  return (
    <Paper component="section" variant="outlined" aria-labelledby="conflict" sx={{ p: 4 }}>
      <Typography id="conflict" variant="h2" tabIndex={-1} ref={title}>
        {author} guardó cambios en este pedido
      </Typography>
      <Typography sx={{ my: 2 }}>
        {editable
          ? 'No se sobrescribió nada. Compara las líneas y elige con qué sigues; después podrás seguir editando.'
          : `Ahora el pedido está ${estadoLabel(theirs.pedido.estado_pedido)}. ${NOT_EDITABLE}`}
      </Typography>
      <DataTable
        label="Líneas que cambiaron"
        columns={columns}
        rows={conflictLines(mine, theirs)}
        rowKey={({ producto_id }) => producto_id}
        cardsBelow="lg"
      />
      <Typography sx={{ mt: 3 }}>
        Monto Total guardado: <strong>{total(theirs)}</strong>. El tuyo: <strong>{total(mine)}</strong>.
      </Typography>
      <Actions>
        {editable && (
          <Button variant="contained" onClick={onKeepMine}>
            Aplicar lo mío encima
          </Button>
        )}
        <Button variant="outlined" onClick={onTakeTheirs}>
          Quedarme con lo guardado
        </Button>
      </Actions>
    </Paper>
  );
}
