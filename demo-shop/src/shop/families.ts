import type { FamilyRow } from './demo-types.ts';

/**
 * Parses a category's part of the price list. A family has a row, name | brand | price | presentations | tags |
 * picture, a line with the description, and an empty line. The columns are in `FamilyRow`.
 */
export const familiesOf = (text: string): FamilyRow[] =>
  text
    .trim()
    .split('\n\n')
    .map((family) => {
      const [row = '', descripcion] = family.split('\n');
      const [nombre = '', marca = '', base, presentaciones = '', etiquetas = '', foto] = row.split(' | ');
      if (!foto || !descripcion || !(Number(base) > 0)) throw new Error(`'${row}' is not a product family`);
      return [nombre, marca, Number(base), presentaciones, etiquetas, foto, descripcion];
    });
