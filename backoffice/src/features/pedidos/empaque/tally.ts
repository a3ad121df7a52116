/** Combines the server's orders with this device's ticks. */
import { LIMITS } from 'api-client/backoffice';
import { addCantidades } from 'api-client/backoffice-entrega';
import { hasRemito } from '../estado.ts';
import type { PedidoToPack } from './loaded-pedidos.ts';
import type { Mark, Progress } from './progress.ts';

export type Linea = PedidoToPack['lineas'][number];

/** A line of an order and its tick. */
export interface Part {
  pedido: PedidoToPack;
  linea: Linea;
  /** Undefined while open. A tick for another quantity than the order's current one is ignored. */
  mark: Mark | undefined;
  /** Whether the packing was sent or is being sent. */
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

/** Returns the packing's ticks for lines whose quantity is unchanged. */
export const marksOf = ({ empaque, lineas }: PedidoToPack): Progress['marks'] => {
  const packed = new Map(empaque?.lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  return Object.fromEntries(
    lineas
      .filter(({ producto_id, cantidad }) => packed.get(producto_id) === cantidad)
      .map(({ producto_id, cantidad }) => [producto_id, { esperada: cantidad, cantidad }]),
  );
};

function findStep(pedido: PedidoToPack, progress: Progress | undefined, open: number): Step {
  if (progress?.envio) return 'waiting';
  if (!hasRemito(pedido)) return 'closed';
  if (!progress && pedido.empaque) return isAsPacked(pedido) ? 'packed' : 'changed';
  if (progress?.refused) return 'refused';
  return open === 0 ? 'ready' : 'open';
}

export function toPacking(pedido: PedidoToPack, progress: Progress | undefined): Packing {
  const marks = progress?.marks ?? marksOf(pedido);
  const found = pedido.lineas.map((linea) => {
    const mark = marks[linea.producto_id];
    return { linea, mark: mark?.esperada === linea.cantidad ? mark : undefined };
  });
  const done = found.filter(({ mark }) => mark).length;
  const step = findStep(pedido, progress, found.length - done);
  const closed = ['waiting', 'packed', 'changed', 'closed'].includes(step);
  return { pedido, progress, done, step, parts: found.map((part) => ({ ...part, pedido, closed })) };
}

/** The default is one package. */
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

/** Returns the products of all orders, each once, in walking order. */
export function toPicks(packings: readonly Packing[]): Pick[] {
  const byProducto = Map.groupBy(
    packings.filter(({ step }) => step !== 'closed').flatMap(({ parts }) => parts),
    ({ linea }) => linea.producto_id,
  );
  return [...byProducto]
    .flatMap(([producto_id, parts]): Pick[] => {
      const [first] = parts;
      if (!first) return [];
      const total = addCantidades(parts.map(({ linea }) => linea.cantidad));
      const { nombre, codigo, estante } = first.linea;
      return [{ producto_id, nombre, codigo, estante, total, parts }];
    })
    .sort((a, b) => {
      const [one, other] = [a.estante?.orden ?? Infinity, b.estante?.orden ?? Infinity];
      return one === other ? byName.compare(a.nombre, b.nombre) : one - other;
    });
}

/** Groups by shelf; products without a shelf come last. */
export const shelvesOf = (picks: readonly Pick[]) =>
  [...Map.groupBy(picks, ({ estante }) => estante?.nombre)].map(([nombre, picks]) => ({ nombre, picks }));

export const bodyOf = ({ pedido_id, marks, bultos, envio }: Progress) => ({
  pedido_id,
  empaque_anterior: envio?.empaque_anterior ?? null,
  bultos,
  lineas: Object.entries(marks).map(([producto_id, mark]) => ({ producto_id, ...mark })),
});
