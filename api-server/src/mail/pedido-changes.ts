import { type EntregaFigures, entregaText } from 'api-client/contract/entrega-text';
import { formatDescuento, formatPesos } from '../shared/format.ts';

/** Values of an order's line. Money is in cents. */
interface Figures extends EntregaFigures {
  producto_id: string;
  precio_unitario: number;
  /** Percent. */
  descuento: number;
  total_precio: number;
}

export type Linea = Figures & { nombre: string; nota?: string | null };

/** A line of the version that the customer knows. */
export type EarlierLinea = Figures & { producto_nombre: string };

export interface Changed {
  lineas: readonly Linea[];
  total: number;
  showsPrecios: boolean;
}

type Fact = readonly [name: string, before: number, after: number, format: (value: number) => string];

/** Returns one text per changed line, and one for the total. Without prices if the customer may not see them. */
export function listChanges(
  { lineas, total, showsPrecios }: Changed,
  earlier: readonly EarlierLinea[],
): string[] {
  const before = new Map(earlier.map((linea) => [linea.producto_id, linea]));
  const now = new Set(lineas.map(({ producto_id }) => producto_id));
  const removed = earlier.filter(({ producto_id }) => !now.has(producto_id));
  const nombreOf = (id: string) => lineas.find(({ producto_id }) => producto_id === id)?.nombre;
  const was = earlier.reduce((sum, { total_precio }) => sum + total_precio, 0);
  return [
    ...removed.map(({ producto_nombre, cantidad }) => `Quitamos ${producto_nombre}: cantidad ${cantidad}`),
    ...lineas.flatMap((linea) => {
      const text = lineText(before.get(linea.producto_id), linea, showsPrecios);
      const reason = entregaText(linea, nombreOf);
      return text && reason ? `${text} (${reason})` : (text ?? []);
    }),
    ...(showsPrecios ? changedFacts([['Total:', was, total, formatPesos]]) : []),
  ];
}

function lineText(was: EarlierLinea | undefined, is: Linea, showsPrecios: boolean): string | undefined {
  if (!was) return `Agregamos ${is.nombre}: cantidad ${is.cantidad}`;
  const facts: Fact[] = [['cantidad', was.cantidad, is.cantidad, String]];
  if (showsPrecios) {
    facts.push(['precio', was.precio_unitario, is.precio_unitario, formatPesos]);
    facts.push(['descuento', was.descuento, is.descuento, (of) => formatDescuento(of) || '0 %']);
  }
  const changed = changedFacts(facts);
  return changed.length > 0 ? `${is.nombre}: ${changed.join(', ')}` : undefined;
}

const changedFacts = (facts: readonly Fact[]): string[] =>
  facts
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after, format]) => `${name} ${format(before)} → ${format(after)}`);
