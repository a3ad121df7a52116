/** Reads the cells of agreements: their name, quantities and price tiers. */
import { cantidadesBody } from 'api-client/contract/cantidades-staff';
import { condicionBody } from 'api-client/contract/condicion-body';
import type { z } from 'zod';
import { escalaText, readEscala } from '../../../shared/escala-text.ts';
import { type Cell, checked, refuse, textOf, toReadable } from './cell.ts';
import { refuseDamaged } from './damaged-cells.ts';

const { shape: terms } = cantidadesBody;
/** '6', '6,0', 'de a 6', 'mínimo 2 bultos'. */
const UNITS_OF =
  /^(?:de a |m[ií]nimo )?(\d{1,6})(?:[.,]0+)?(?: ?(?:u|un|unidad(?:es)?|kg|kilos?|bultos?)\.?)?$/i;

const units = (schema: z.ZodType) => (cell: Cell) => {
  refuseDamaged(cell);
  return checked(schema, Number(UNITS_OF.exec(textOf(cell))?.[1])) as number;
};

export const readMinimo = units(terms.minimo);
export const readMultiplo = units(terms.multiplo);

const HOW_ESCALAS = `Escribe, por ejemplo: ${escalaText({ desde: 12, descuento: 5 })}.`;

/** Reads 'desde 12: 5 %; desde 24: 8,5 %'. Returns each tier as `escalaText` writes it. */
export function readEscalas(cell: Cell): string[] {
  refuseDamaged(cell);
  const parts = textOf(cell)
    .split(/[;|·\n]/)
    .filter((part) => part.trim() !== '');
  const read = parts.map(
    (part) => readEscala(part) ?? refuse(`No entendemos «${toReadable(part)}». ${HOW_ESCALAS}`),
  );
  checked(terms.escalas, read);
  return read.map(escalaText);
}

export function readCondicion(cell: Cell): string {
  refuseDamaged(cell);
  return checked(condicionBody.shape.nombre, textOf(cell)) as string;
}
