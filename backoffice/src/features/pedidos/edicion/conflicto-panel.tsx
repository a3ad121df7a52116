import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { pedidosHistorialOptions, toPesos } from 'api-client/backoffice';
import { useEffect, useRef } from 'react';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { estadoLabel, isEditable, NO_EDITABLE } from '../estado.ts';
import { cifrasText } from '../linea-text.ts';
import { type LineaEnConflicto, lineasEnConflicto } from './conflicto.ts';
import { centavosDe, type Edicion, igualLinea, type LineaEditada } from './edicion.ts';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 1 auto' } },
}));

type Lado = LineaEditada | undefined;

/** What one side has of a line; stands out where it differs from what was read. */
function lado(linea: Lado, leida: Lado) {
  const text = linea ? cifrasText(linea) : leida ? 'Quitado' : '—';
  const same = linea && leida ? igualLinea(linea, leida) : linea === leida;
  return same ? text : <strong>{text}</strong>;
}

const columns: readonly DataColumn<LineaEnConflicto>[] = [
  { key: 'producto', header: 'Producto', phone: 'title', cell: ({ nombre }) => nombre },
  { key: 'leida', header: 'Como lo viste', cell: ({ leida }) => (leida ? cifrasText(leida) : '—') },
  { key: 'suya', header: 'Lo que se guardó', cell: ({ suya, leida }) => lado(suya, leida) },
  { key: 'mia', header: 'Lo tuyo', cell: ({ mia, leida }) => lado(mia, leida) },
];

/** Who saved last, and what they did; nothing as long as it is not known. */
function useAutor(pedido_id: string): string | undefined {
  const { data } = useQuery(pedidosHistorialOptions({ path: { pedido_id } }));
  const usuario = data?.at(-1)?.usuario;
  return usuario && `${usuario.nombre} ${usuario.apellido}`.trim();
}

export interface ConflictoPanelProps {
  mia: Edicion;
  suya: Edicion;
  onTomarLoGuardado: () => void;
  onAplicarLoMio: () => void;
}

/** Two people edited one order: line by line what the other saved beside mine, and what to do about it. */
export function ConflictoPanel({ mia, suya, onTomarLoGuardado, onAplicarLoMio }: ConflictoPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const autor = useAutor(suya.pedido.pedido_id) ?? 'Otra persona';
  const editable = isEditable(suya.pedido);
  const total = (edicion: Edicion) => formatMoney(toPesos(centavosDe(edicion.lineas)));
  return (
    <Paper component="section" variant="outlined" aria-labelledby="conflicto" sx={{ p: 4 }}>
      <Typography id="conflicto" variant="h2" tabIndex={-1} ref={title}>
        {autor} guardó cambios en este pedido
      </Typography>
      <Typography sx={{ my: 2 }}>
        {editable
          ? 'No se sobrescribió nada. Compara las líneas y elige con qué sigues; después podrás seguir editando.'
          : `Ahora el pedido está ${estadoLabel(suya.pedido.estado_pedido)}. ${NO_EDITABLE}`}
      </Typography>
      <DataTable
        label="Líneas que cambiaron"
        columns={columns}
        rows={lineasEnConflicto(mia, suya)}
        rowKey={({ producto_id }) => producto_id}
        cardsBelow="lg"
      />
      <Typography sx={{ mt: 3 }}>
        Monto Total guardado: <strong>{total(suya)}</strong>. El tuyo: <strong>{total(mia)}</strong>.
      </Typography>
      <Actions>
        {editable && (
          <Button variant="contained" onClick={onAplicarLoMio}>
            Aplicar lo mío encima
          </Button>
        )}
        <Button variant="outlined" onClick={onTomarLoGuardado}>
          Quedarme con lo guardado
        </Button>
      </Actions>
    </Paper>
  );
}
