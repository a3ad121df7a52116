/** What is to be packed, out of what the server says and what is ticked on this device. */
import { LIMITS } from 'api-client/backoffice';
import { hasRemito } from '../estado.ts';
import type { PedidoToPack } from './loaded.ts';
import type { Mark, Progress } from './progress.ts';

export type Linea = PedidoToPack['lineas'][number];

/** A line of an order with what became of it. */
export interface Part {
  pedido: PedidoToPack;
  linea: Linea;
  /** Nothing while it is open; what was ticked for another figure than the order says by now counts no more. */
  mark: Mark | undefined;
  /** It is sent, or on its way. */
  closed: boolean;
}

export type Step = 'refused' | 'waiting' | 'packed' | 'changed' | 'ready' | 'open' | 'closed';

export interface Packing {
  pedido: PedidoToPack;
  progress: Progress | undefined;
  parts: Part[];
  done: number;
  step: Step;
}

const isAsPacked = ({ empaque, lineas }: PedidoToPack): boolean => {
  const packed = new Map(empaque?.lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  return lineas.every(({ producto_id, cantidad }) => packed.get(producto_id) === cantidad);
};

/** What a packing says of the lines that the order still has so. */
export const marksOf = ({ empaque, lineas }: PedidoToPack): Progress['marks'] => {
  const packed = new Map(empaque?.lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  return Object.fromEntries(
    lineas
      .filter(({ producto_id, cantidad }) => packed.get(producto_id) === cantidad)
      .map(({ producto_id, cantidad }) => [producto_id, { esperada: cantidad, cantidad }]),
  );
};

function stepOf(pedido: PedidoToPack, progress: Progress | undefined, open: number): Step {
  if (progress?.envio) return 'waiting';
  if (!hasRemito(pedido)) return 'closed';
  if (!progress && pedido.empaque) return isAsPacked(pedido) ? 'packed' : 'changed';
  if (progress?.refused) return 'refused';
  return open === 0 ? 'ready' : 'open';
}

export function packingOf(pedido: PedidoToPack, progress: Progress | undefined): Packing {
  const marks = progress?.marks ?? marksOf(pedido);
  const found = pedido.lineas.map((linea) => {
    const mark = marks[linea.producto_id];
    return { linea, mark: mark?.esperada === linea.cantidad ? mark : undefined };
  });
  const done = found.filter(({ mark }) => mark).length;
  const step = stepOf(pedido, progress, found.length - done);
  const closed = ['waiting', 'packed', 'changed', 'closed'].includes(step);
  return { pedido, progress, done, step, parts: found.map((part) => ({ ...part, pedido, closed })) };
}

/** Without a word it is one. */
export function hasBultos({ progress }: Packing): boolean {
  const { bultos = 1 } = progress ?? {};
  return Number.isInteger(bultos) && bultos >= 1 && bultos <= LIMITS.bultos;
}

export interface Pick {
  producto_id: string;
  nombre: string;
  codigo: Linea['codigo'];
  estante: Linea['estante'];
  total: number;
  parts: Part[];
}

const byName = new Intl.Collator('es', { numeric: true });

/** The products of all orders, each once, in the order in which one walks. */
export function picksOf(packings: readonly Packing[]): Pick[] {
  const byProducto = Map.groupBy(
    packings.filter(({ step }) => step !== 'closed').flatMap(({ parts }) => parts),
    ({ linea }) => linea.producto_id,
  );
  return [...byProducto]
    .flatMap(([producto_id, parts]): Pick[] => {
      const [first] = parts;
      if (!first) return [];
      const total = parts.reduce((sum, { linea }) => sum + linea.cantidad, 0);
      const { nombre, codigo, estante } = first.linea;
      return [{ producto_id, nombre, codigo, estante, total, parts }];
    })
    .sort((a, b) => {
      const [one, other] = [a.estante?.orden ?? Infinity, b.estante?.orden ?? Infinity];
      return one === other ? byName.compare(a.nombre, b.nombre) : one - other;
    });
}

/** Under their shelves' names; those that stand nowhere, last. */
export const shelvesOf = (picks: readonly Pick[]) =>
  [...Map.groupBy(picks, ({ estante }) => estante?.nombre)].map(([nombre, picks]) => ({ nombre, picks }));

export const bodyOf = ({ pedido_id, marks, bultos, envio }: Progress) => ({
  pedido_id,
  empaque_anterior: envio?.empaque_anterior ?? null,
  bultos,
  lineas: Object.entries(marks).map(([producto_id, mark]) => ({ producto_id, ...mark })),
});
