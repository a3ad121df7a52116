/** Decides which product a row is about, and says why no product can be named. */
import type { ColumnaImportacion } from 'api-client/contract/importaciones-words';
import { plainName } from 'api-client/contract/written';
import type { Values } from '../../../db/schema/importaciones.ts';
import type { ReadRenglon } from '../sheet/model.ts';
import type { Match } from './catalogo-repository.ts';
import { idExternoOf, type KnownProducto, MIN_SIMILARITY } from './ids-externos-repository.ts';

export interface Identified {
  /** The products that the row may be about. */
  matches: readonly Match[];
  /** Why the id cannot be trusted. */
  refusal?: string;
  /** The id found the product, so the row may also change its name and brand. */
  isById?: true;
  /** The file's name for the product did not change: the shop's name stays. */
  keepsNombre?: true;
}

/**
 * Decides which product a row is about when its id is known. The id wins where code and name find the same product,
 * several products, or none. The row is refused where they find another product, or where the names differ too much. A
 * running number in the id column would otherwise change the wrong product.
 */
export function identify(
  { fila, values }: ReadRenglon,
  matches: readonly Match[],
  known: KnownProducto | undefined,
): Identified {
  if (known === undefined || values.producto_id !== undefined) return { matches };
  const { producto_id, nombre, codigo, parecido, nombre_planilla, is_other_forma } = known;
  const others = matches.filter((one) => one.producto_id !== producto_id);
  const isAmong = others.length < matches.length;
  const isSameNombre = plainName(String(values.nombre ?? '')) === plainName(nombre_planilla);
  // Another system may give the same id to another product.
  if (is_other_forma && !isAmong && others[0]) return { matches };
  if (!isAmong && others[0]) return { matches, refusal: refusalText(values, nombre, others[0].nombre) };
  if (!isAmong && parecido !== null && parecido < MIN_SIMILARITY && !isSameNombre) {
    return { matches, refusal: refusalText(values, nombre, String(values.nombre)) };
  }
  const ownMatch: Match = { fila, producto_id, nombre, codigo, is_namesake: false };
  return { matches: [ownMatch], isById: true, ...(isSameNombre && { keepsNombre: true }) };
}

const refusalText = (values: Values, known: string, given: string): string =>
  `El id ${idExternoOf(values)} era de «${known}» y esta fila dice «${given}». Si es el mismo producto, cámbiale el nombre en la tienda; si los ids de esta columna no son fijos, elige «No se usa».`;

/** Error text for a row whose name belongs to a product with another code. */
const namesakeText = (codigo: string, { nombre, codigo: other }: Match): string =>
  `Ningún producto tiene el código ${codigo}, y «${nombre}» tiene el código ${other}. Si es ese, corrige el código; si es otro, cámbiale el nombre.`;

/** Returns field and error text where the row's product is ambiguous or unknown. @param isFound whether one product matches */
export function findIdentityFaults(
  values: Values,
  matches: readonly Match[],
  isFound: boolean,
): [ColumnaImportacion, string][] {
  const namesake = matches.find(({ is_namesake }) => is_namesake);
  const faults: [ColumnaImportacion, string][] = [];
  if (!namesake && matches.length > 1) {
    faults.push(['nombre', `Hay ${matches.length} productos que se llaman así: agrega la columna Código.`]);
  }
  // Matching by name would overwrite the product's code and price: only a person knows.
  if (namesake) faults.push(['codigo', namesakeText(String(values.codigo ?? ''), namesake)]);
  if (values.producto_id !== undefined && !isFound) {
    faults.push(['producto_id', 'No hay ningún producto con este identificador.']);
  }
  return faults;
}

/** Returns field and error text for a row without a product where the import creates none. */
export function explainUnmatched({ codigo, nombre }: Values): [ColumnaImportacion, string] {
  if (codigo === undefined && nombre === undefined) {
    return ['id_externo', 'No conocemos este id: agrega la columna Código o Nombre.'];
  }
  if (codigo === undefined) return ['nombre', 'No hay ningún producto con este nombre.'];
  const byName = nombre === undefined ? '' : ' ni con este nombre';
  return ['codigo', `No hay ningún producto con este código${byName}.`];
}
