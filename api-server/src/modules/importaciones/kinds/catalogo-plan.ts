import { type ColumnaImportacion, NEEDED_COLUMNAS } from 'api-client/contract/importaciones-words';
import { plainName } from 'api-client/contract/written';
import type { Queryable } from '../../../db/database.ts';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import { findPrecioFault } from '../../precios/service/planilla.ts';
import { findByIds, type ProductoRow } from '../../productos/repository/productos.ts';
import { rowText } from '../sheet/cell.ts';
import type { ReadRenglon } from '../sheet/model.ts';
import { changesTo, madeOf, namesOf } from './catalogo-changes.ts';
import { findMatches, findOwners, type Match } from './catalogo-repository.ts';
import { findNamed, type Named, type Resource } from './filtros-named-repository.ts';
import { identify, namesakeText, nobody } from './identify.ts';
import { findByIdExterno, idExternoIn } from './ids-externos-repository.ts';
import { type Planned, repeated, rowName, type Seen } from './kind.ts';

const RESOURCES = ['marcas', 'categorias', 'etiquetas'] as const;

/** Catalogue data about a batch of rows. */
interface Known {
  productos: ReadonlyMap<string, ProductoRow>;
  matches: ReadonlyMap<number, Match[]>;
  /** By row, the product of the row's external id. */
  byIdExterno: Awaited<ReturnType<typeof findByIdExterno>>;
  /** The product of each code. */
  owners: Awaited<ReturnType<typeof findOwners>>;
  filtros: Record<Resource, Map<string, Named>>;
}

interface Asking {
  known: Known;
  seen: Seen;
  /** Whether the import creates products, brands, categories and tags. */
  makes: boolean;
}

const namesIn = (value: Values[ColumnaImportacion]): string[] => (Array.isArray(value) ? value : []);
/** A name with commas may be a list of names. */
const partsOf = (name: string) => name.split(',').map((part) => part.trim());
const capital = (name: string) => name.charAt(0).toLocaleUpperCase('es') + name.slice(1);

const codigoIn = ({ codigo }: Values) => (typeof codigo === 'string' ? codigo : undefined);

async function lookUp(
  q: Queryable,
  filas: readonly ReadRenglon[],
  { fijos = {}, forma }: Seen,
): Promise<Known> {
  const matches = await findMatches(
    q,
    filas.map(({ fila, values }) => ({
      fila,
      producto_id: values.producto_id as string | undefined,
      codigo: codigoIn(values),
      nombre: values.nombre as string | undefined,
      marca: values.marca as string | undefined,
    })),
  );
  const byIdExterno = await findByIdExterno(q, forma, filas);
  const ids = [...matches.values(), [...byIdExterno.values()]].flat().map(({ producto_id }) => producto_id);
  const productos = await findByIds(q, [...new Set(ids)]);
  const asked = (resource: Resource) => {
    const names = [{ values: fijos }, ...filas].flatMap(({ values }) =>
      resource === 'marcas' ? namesIn([values.marca as string]) : namesIn(values[resource]),
    );
    return [...new Set(names.filter(Boolean).flatMap((name) => [name, ...partsOf(name).map(capital)]))];
  };
  const [marcas, categorias, etiquetas] = await Promise.all(
    RESOURCES.map((resource) => findNamed(q, resource, asked(resource))),
  );
  const none = new Map<string, Named>();
  return {
    matches,
    byIdExterno,
    owners: await findOwners(
      q,
      filas.flatMap(({ values }) => codigoIn(values) ?? []),
    ),
    productos: new Map(productos.map((one) => [one.producto_id, one])),
    filtros: { marcas: marcas ?? none, categorias: categorias ?? none, etiquetas: etiquetas ?? none },
  };
}

/** Returns the effect of each row on the catalogue. @param makes whether the import may create products */
export async function planCatalogo(
  q: Queryable,
  filas: readonly ReadRenglon[],
  seen: Seen,
  makes: boolean,
): Promise<Planned[]> {
  const known = await lookUp(q, filas, seen);
  return filas.map((leida) => planOne(leida, { known, seen, makes }));
}

function planOne(leida: ReadRenglon, asking: Asking): Planned {
  const { fila, values: own, errores } = leida;
  const known = asking.known.byIdExterno.get(fila);
  const { matches, refusal, isById, ...named } = identify(leida, asking.known.matches.get(fila) ?? [], known);
  const keepsNombre = leida.keepsNombre ?? named.keepsNombre;
  const namesake = matches.find(({ is_namesake }) => is_namesake);
  const ids = namesake ? [] : matches.map(({ producto_id }) => producto_id);
  const before = ids.length === 1 ? asking.known.productos.get(ids[0] ?? '') : undefined;
  const isNew = !before && matches.length === 0 && own.producto_id === undefined;
  // Fixed values apply to new products only.
  const values = isNew && asking.makes ? { ...asking.seen.fijos, ...own } : own;
  const nombre = (values.nombre as string | undefined) ?? before?.nombre ?? rowName(fila, asking.seen);
  const base = {
    ...{ fila, nombre, id_externo: idExternoIn(own) },
    ...{ objeto_id: before?.producto_id ?? null, version: before?.version ?? null },
  };
  const wrong: RenglonError[] = [...errores];
  const refuse = (campo: ColumnaImportacion | null, mensaje: string) => wrong.push({ campo, mensaje });

  if (refusal !== undefined) refuse('id_externo', refusal);
  if (ids.length > 1)
    refuse('nombre', `Hay ${ids.length} productos que se llaman así: agrega la columna Código.`);
  // Matching by name would overwrite the product's code and price: only a person knows.
  if (namesake) refuse('codigo', namesakeText(codigoIn(values) ?? '', namesake));
  if (values.producto_id !== undefined && !before) {
    refuse('producto_id', 'No hay ningún producto con este identificador.');
  }
  const owner = asking.known.owners.get(codigoIn(values) ?? '');
  if (owner && owner.producto_id !== before?.producto_id) {
    refuse('codigo', `Este código es de «${owner.nombre}».`);
  }
  // A price list uses the supplier's names: take only its prices.
  const filtros = asking.makes ? filtrosOf(values, before, asking, refuse) : {};
  const said = { ...values, ...filtros };
  if (before && keepsNombre) delete said.nombre;
  if (isNew) {
    if (!asking.makes) refuse(...nobody(values));
    else if (wrong.length === 0) {
      for (const campo of lackingOf(said)) refuse(campo, 'Falta: lo nuevo lo necesita.');
    }
  }
  const { antes, despues } = before
    ? changesTo(before, said, asking.makes, isById)
    : { antes: {}, despues: madeOf(said) };
  const precio = despues.precio;
  if (typeof precio === 'number' && despues.precio_antes_oferta === undefined) {
    const now = before ?? { producto_id: '', precio: 0, precio_antes_oferta: null, en_promocion: false };
    const broken = findPrecioFault(now, precio);
    if (broken !== undefined) refuse('precio', broken);
  }
  if (wrong.length === 0) {
    const key = before?.producto_id ?? plainName(`${nombre} / ${String(said.marca)}`);
    const { first } = asking.seen;
    const coded = despues.codigo ? `código ${String(despues.codigo)}` : undefined;
    const taken = coded === undefined ? undefined : first.get(coded);
    const again = taken === undefined ? repeated(asking.seen, key, fila) : undefined;
    if (taken !== undefined)
      refuse('codigo', `Este código ya lo tiene la ${rowText(taken, asking.seen.hojas)}.`);
    else if (again !== undefined) refuse(null, again);
    // A refused row does not reserve its code.
    else if (coded !== undefined) first.set(coded, fila);
  }
  if (wrong.length > 0) return { ...base, efecto: 'error', antes: {}, despues: {}, errores: wrong };
  if (before && Object.keys(despues).length === 0) {
    return { ...base, efecto: 'igual', antes, despues, errores: [] };
  }
  tellMade(despues, asking);
  return { ...base, efecto: before ? 'cambia' : 'nuevo', antes, despues, errores: [] };
}

const NEEDED = NEEDED_COLUMNAS.catalogo;

const lackingOf = (said: Values) =>
  NEEDED.filter(
    (campo) =>
      said[campo] === undefined || (namesIn(said[campo] ?? null).length === 0 && campo === 'categorias'),
  );

const ONE = { marcas: 'La marca', categorias: 'La categoría', etiquetas: 'La etiqueta' } as const;

/** Replaces the names of brand, categories and tags by the shop's spelling. Unknown names stay: applying creates them. */
function filtrosOf(
  values: Values,
  before: ProductoRow | undefined,
  { known }: Asking,
  refuse: (campo: ColumnaImportacion, mensaje: string) => void,
): Values {
  const resolve = (resource: Resource, campo: ColumnaImportacion, name: string): string[] => {
    const found = known.filtros[resource].get(name);
    if (!found && name.includes(',') && resource !== 'marcas') {
      return partsOf(name)
        .filter(Boolean)
        .flatMap((part) => resolve(resource, campo, capital(part)));
    }
    if (found && !found.esta_activo && !has(before, resource, found.nombre)) {
      refuse(campo, `${ONE[resource]} «${found.nombre}» está desactivada.`);
    }
    return [found?.nombre ?? name];
  };
  const several = (resource: 'categorias' | 'etiquetas') => [
    ...new Set(namesIn(values[resource]).flatMap((name) => resolve(resource, resource, name))),
  ];
  return {
    ...(typeof values.marca === 'string' && { marca: resolve('marcas', 'marca', values.marca)[0] ?? '' }),
    ...(values.categorias !== undefined && { categorias: several('categorias') }),
    ...(values.etiquetas !== undefined && { etiquetas: several('etiquetas') }),
  };
}

const has = (before: ProductoRow | undefined, resource: Resource, nombre: string) =>
  before !== undefined && namesOf(before, resource).includes(nombre);

/** Collects the names that applying this row would create. */
function tellMade(despues: Values, { known, seen }: Asking): void {
  const tell = (resource: Resource, names: string[]) => {
    const nombres = new Set([...known.filtros[resource].values()].map(({ nombre }) => nombre));
    for (const name of names) if (!nombres.has(name)) seen.crea[resource].add(name);
  };
  if (typeof despues.marca === 'string') tell('marcas', [despues.marca]);
  tell('categorias', namesIn(despues.categorias ?? null));
  tell('etiquetas', namesIn(despues.etiquetas ?? null));
}
