import type { OrdenProductos } from 'api-client/contract/ordenes-productos';
import type { TipoDePrecio } from 'api-client/contract/words';
import type { ModuleDeps } from '../deps.ts';
import { type Cuentas, countChoices } from './cuentas-repository.ts';
import { idsFound } from './page-of-productos.ts';
import type { ProductoFilter } from './productos-repository.ts';

export interface Asked {
  term: string;
  categoria?: string;
  marca?: string;
  etiqueta?: string;
  tipo?: TipoDePrecio;
  promocion?: 'si';
  nuevo?: 'si';
  stock?: 'si';
  orden?: OrdenProductos;
}

export function filterOf(asked: Asked): ProductoFilter {
  const { term, tipo, promocion, nuevo, stock, orden, ...names } = asked;
  return {
    esta_activo: true,
    term,
    ...names,
    ...(tipo && { tipo_de_precio: tipo }),
    ...(promocion && { en_promocion: true }),
    ...(nuevo && { nuevo_ingreso: true }),
    ...(stock && { disponible: true }),
    // Lists are sorted by name anyway, except for searches.
    ...(orden && (term.trim() !== '' || orden !== 'nombre') && { orden }),
  };
}

/** Counts what each choice would leave; a term's ids are cached until the catalogue changes. */
export async function cuentasOf(
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  { term = '', ...chosen }: ProductoFilter,
): Promise<Cuentas> {
  const ids = term.trim() === '' ? undefined : await idsFound(deps, { esta_activo: true, term });
  return countChoices(deps.db, chosen, ids);
}
