import { type EntregaFigures, entregaText } from 'api-client/contract/entrega-text';
import { cantidadText } from 'api-client/contract/kilos';
import { formatDescuento, formatPesos } from '../shared/format.ts';
import { type ivaOf, shownAmount } from '../shared/iva.ts';

/** Values of an order's line. Money is in cents. */
interface Figures extends EntregaFigures {
  producto_id: string;
  precio_unitario: number;
  /** Percent. */
  descuento: number;
  total_precio: number;
}

export interface Linea extends Figures {
  nombre: string;
  nota?: string | null;
  /** Rate of IVA in percent. */
  alicuota: number;
}

/** A line of the version that the customer knows. */
export type EarlierLinea = Figures & { producto_nombre: string };

export interface Changed {
  lineas: readonly Linea[];
  total: number;
  /** The tax in the total, if the order shows its amount. */
  iva: ReturnType<typeof ivaOf>;
  showsPrecios: boolean;
}

/** Returns an amount of a line as the customer sees it, in cents. */
export const shownIn = ({ iva }: Pick<Changed, 'iva'>, { alicuota }: Linea, cents: number): number =>
  shownAmount(cents, { modo: iva?.modo ?? 'incluido', alicuota });

/** Returns the words after a price without the tax. */
export const netText = ({ iva }: Pick<Changed, 'iva'>): string => (iva?.modo === 'sumado' ? ' sin IVA' : '');

type Fact = readonly [name: string, before: number, after: number, format: (value: number) => string];

/** Returns one text per changed line, and one for the total. Without prices if the customer may not see them. */
export function listChanges(changed: Changed, earlier: readonly EarlierLinea[]): string[] {
  const { lineas, total, showsPrecios } = changed;
  const before = new Map(earlier.map((linea) => [linea.producto_id, linea]));
  const now = new Set(lineas.map(({ producto_id }) => producto_id));
  const removed = earlier.filter(({ producto_id }) => !now.has(producto_id));
  const nombreOf = (id: string) => lineas.find(({ producto_id }) => producto_id === id)?.nombre;
  const was = earlier.reduce((sum, { total_precio }) => sum + total_precio, 0);
  return [
    ...removed.map(
      ({ producto_nombre, cantidad }) => `Quitamos ${producto_nombre}: cantidad ${cantidadText(cantidad)}`,
    ),
    ...lineas.flatMap((linea) => {
      const text = lineText(before.get(linea.producto_id), linea, changed);
      const reason = entregaText(linea, nombreOf);
      return text && reason ? `${text} (${reason})` : (text ?? []);
    }),
    ...(showsPrecios ? changedFacts([['Total:', was, total, formatPesos]]) : []),
  ];
}

function lineText(was: EarlierLinea | undefined, is: Linea, changed: Changed): string | undefined {
  if (!was) return `Agregamos ${is.nombre}: cantidad ${cantidadText(is.cantidad)}`;
  const facts: Fact[] = [['cantidad', was.cantidad, is.cantidad, cantidadText]];
  if (changed.showsPrecios) {
    const shown = (cents: number) => shownIn(changed, is, cents);
    const [before, after] = [shown(was.precio_unitario), shown(is.precio_unitario)];
    facts.push([`precio${netText(changed)}`, before, after, formatPesos]);
    facts.push(['descuento', was.descuento, is.descuento, (of) => formatDescuento(of) || '0 %']);
  }
  const texts = changedFacts(facts);
  return texts.length > 0 ? `${is.nombre}: ${texts.join(', ')}` : undefined;
}

const changedFacts = (facts: readonly Fact[]): string[] =>
  facts
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after, format]) => `${name} ${format(before)} → ${format(after)}`);
