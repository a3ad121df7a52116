import type { ColumnaImportacion } from 'api-client/contract/importaciones-words';
import { plainName } from 'api-client/contract/written';
import type { Queryable } from '../../../db/database.ts';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import { normalizeNombre } from '../../../shared/nombre.ts';
import { wrongWith } from '../../precios/planilla.ts';
import { findByIds, type ProductoRow } from '../../productos/productos-repository.ts';
import type { ReadRenglon } from '../sheet/read-sheet.ts';
import { findMatches } from './catalogo-repository.ts';
import { findNamed, type Named, type Resource } from './filtros-named-repository.ts';
import { isSame, type Planned, repeated, type Seen } from './kind.ts';

const RESOURCES = ['marcas', 'categorias', 'etiquetas'] as const;

/** What the catalogue has of what some rows say. */
interface Known {
  productos: ReadonlyMap<string, ProductoRow>;
  matches: ReadonlyMap<number, string[]>;
  filtros: Record<Resource, Map<string, Named>>;
}

interface Asking {
  known: Known;
  seen: Seen;
  /** Whether what there is not is made. */
  makes: boolean;
}

const namesIn = (value: Values[ColumnaImportacion]): string[] => (Array.isArray(value) ? value : []);
/** A name with commas may be several. */
const partsOf = (name: string) => name.split(',').map((part) => part.trim());
const capital = (name: string) => name.charAt(0).toLocaleUpperCase('es') + name.slice(1);

async function lookUp(q: Queryable, filas: readonly ReadRenglon[]): Promise<Known> {
  const matches = await findMatches(
    q,
    filas.map(({ fila, values }) => ({
      fila,
      codigo: values.codigo as string | undefined,
      nombre: values.nombre as string | undefined,
      marca: values.marca as string | undefined,
    })),
  );
  const productos = await findByIds(q, [...new Set([...matches.values()].flat())]);
  const asked = (resource: Resource) => {
    const names = filas.flatMap(({ values }) =>
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
    productos: new Map(productos.map((one) => [one.producto_id, one])),
    filtros: { marcas: marcas ?? none, categorias: categorias ?? none, etiquetas: etiquetas ?? none },
  };
}

/** What each row would do to the catalogue. @param makes whether it makes what there is not */
export async function planCatalogo(
  q: Queryable,
  filas: readonly ReadRenglon[],
  seen: Seen,
  makes: boolean,
): Promise<Planned[]> {
  const known = await lookUp(q, filas);
  return filas.map((leida) => planOne(leida, { known, seen, makes }));
}

function planOne({ fila, values, errores }: ReadRenglon, asking: Asking): Planned {
  const ids = asking.known.matches.get(fila) ?? [];
  const before = ids.length === 1 ? asking.known.productos.get(ids[0] ?? '') : undefined;
  const nombre = (values.nombre as string | undefined) ?? before?.nombre ?? `Fila ${fila}`;
  const base = { fila, nombre, objeto_id: before?.producto_id ?? null, version: before?.version ?? null };
  const wrong: RenglonError[] = [...errores];
  const refuse = (campo: ColumnaImportacion | null, mensaje: string) => wrong.push({ campo, mensaje });

  if (ids.length > 1)
    refuse('nombre', `Hay ${ids.length} productos que se llaman así: agrega la columna Código.`);
  if (values.codigo !== undefined && !before) refuse('codigo', 'No hay ningún producto con este código.');
  const named = filtrosOf(values, before, asking, refuse);
  const said = { ...values, ...named };
  const isNew = !before && ids.length === 0 && values.codigo === undefined;
  if (isNew) {
    if (!asking.makes) refuse('nombre', 'No hay ningún producto con este nombre.');
    else if (wrong.length === 0) {
      for (const campo of lackingOf(said)) refuse(campo, 'Falta: lo nuevo lo necesita.');
    }
  }
  const { antes, despues } = before ? changesTo(before, said) : { antes: {}, despues: madeOf(said) };
  const precio = despues.precio;
  if (typeof precio === 'number' && despues.precio_antes_oferta === undefined) {
    const now = before ?? { producto_id: '', precio: 0, precio_antes_oferta: null, en_promocion: false };
    const broken = wrongWith(now, precio);
    if (broken !== undefined) refuse('precio', broken);
  }
  if (wrong.length === 0) {
    const key = before?.producto_id ?? plainName(`${nombre} / ${String(said.marca)}`);
    const again = repeated(asking.seen, key, fila);
    if (again !== undefined) refuse(null, again);
  }
  if (wrong.length > 0) return { ...base, efecto: 'error', antes: {}, despues: {}, errores: wrong };
  if (before && Object.keys(despues).length === 0) {
    return { ...base, efecto: 'igual', antes, despues, errores: [] };
  }
  tellMade(despues, asking);
  return { ...base, efecto: before ? 'cambia' : 'nuevo', antes, despues, errores: [] };
}

const NEEDED = ['nombre', 'marca', 'categorias', 'precio'] as const;

const lackingOf = (said: Values) =>
  NEEDED.filter(
    (campo) =>
      said[campo] === undefined || (namesIn(said[campo] ?? null).length === 0 && campo === 'categorias'),
  );

/** A product's fields, as a spreadsheet says them. */
export const saidOf = (row: ProductoRow): Values =>
  ({
    ...row,
    marca: row.marca.nombre,
    categorias: namesOf(row, 'categorias'),
    etiquetas: namesOf(row, 'etiquetas'),
  }) as Values;

/** What a new product has, where the sheet does not say. */
const madeOf = ({ codigo: _, ...said }: Values): Values => ({ tipo_de_precio: 'por_unidad', ...said });

const ONE = { marcas: 'La marca', categorias: 'La categoría', etiquetas: 'La etiqueta' } as const;

/** The brand, the categories and the tags as they are called here; what is not there is to be made. */
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

const namesOf = (before: ProductoRow, resource: Resource): string[] =>
  resource === 'marcas' ? [before.marca.nombre] : before[resource].map(({ nombre }) => nombre);

const has = (before: ProductoRow | undefined, resource: Resource, nombre: string) =>
  before !== undefined && namesOf(before, resource).includes(nombre);

/** Of what a row says, what is otherwise. Found by its name, a product keeps how that is written. */
function changesTo(before: ProductoRow, said: Values): { antes: Values; despues: Values } {
  const now = saidOf(before);
  const { codigo, nombre, marca, ...others } = said;
  const asked: Values = codigo === undefined ? others : { ...others, ...compact({ nombre, marca }) };
  const antes: Values = {};
  const despues: Values = {};
  for (const [campo, value] of Object.entries(asked) as [ColumnaImportacion, Values[ColumnaImportacion]][]) {
    if (value === undefined || isSame(now[campo], value)) continue;
    // Stored before names were written in one way: nobody meant to change it.
    if (campo === 'nombre' && normalizeNombre(before.nombre) === value) continue;
    antes[campo] = now[campo] ?? null;
    despues[campo] = value;
  }
  return { antes, despues };
}

const compact = (values: Record<string, Values[ColumnaImportacion] | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What there is not, of what a row that would be done names. */
function tellMade(despues: Values, { known, seen }: Asking): void {
  const tell = (resource: Resource, names: string[]) => {
    const nombres = new Set([...known.filtros[resource].values()].map(({ nombre }) => nombre));
    for (const name of names) if (!nombres.has(name)) seen.crea[resource].add(name);
  };
  if (typeof despues.marca === 'string') tell('marcas', [despues.marca]);
  tell('categorias', namesIn(despues.categorias ?? null));
  tell('etiquetas', namesIn(despues.etiquetas ?? null));
}
