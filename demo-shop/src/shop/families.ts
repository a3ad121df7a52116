import type { FamilyRow } from './demo-types.ts';

/**
 * A category's part of the price list as rows: name | brand | price | presentations | tags | picture, and in the line
 * below what is said of it; an empty line between two families. What each is, `FamilyRow` says.
 */
export const familiesOf = (text: string): FamilyRow[] =>
  text
    .trim()
    .split('\n\n')
    .map((family) => {
      const [row = '', descripcion] = family.split('\n');
      const [nombre = '', marca = '', base, presentaciones = '', etiquetas = '', foto] = row.split(' | ');
      if (!foto || !descripcion || !(Number(base) > 0)) throw new Error(`'${row}' is no family`);
      return [nombre, marca, Number(base), presentaciones, etiquetas, foto, descripcion];
    });
