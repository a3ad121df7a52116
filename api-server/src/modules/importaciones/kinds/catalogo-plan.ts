import { type ColumnaImportacion, NEEDED_COLUMNAS } from 'api-client/contract/importaciones-words';
import { ONLY_KILOS } from 'api-client/contract/kilos';
import { plainName } from 'api-client/contract/written';
import type { Queryable } from '../../../db/database.ts';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import { findPrecioFault } from '../../precios/service/planilla.ts';
import { findByIds, type ProductoRow } from '../../productos/repository/productos.ts';
import { rowText } from '../sheet/cell.ts';
import type { ReadRenglon } from '../sheet/model.ts';
import { changesTo, namesOf, toNewValues } from './catalogo-changes.ts';
import { findMatches, findOwners, type Match } from './catalogo-repository.ts';
import { findFiltrosByName, type NamedFiltro, type Resource } from './filtros-named-repository.ts';
import { explainUnmatched, findIdentityFaults, identify } from './identify.ts';
import { findByIdExterno, idExternoOf } from './ids-externos-repository.ts';
import { explainRepeated, type Planned, type PlanState, rowName } from './kind.ts';

const RESOURCES = ['marcas', 'categorias', 'etiquetas'] as const;

/** Catalogue data about a batch of rows. */
interface CatalogoData {
  productos: ReadonlyMap<string, ProductoRow>;
  matches: ReadonlyMap<number, Match[]>;
  /** By row, the product of the row's external id. */
  byIdExterno: Awaited<ReturnType<typeof findByIdExterno>>;
  /** The product of each code. */
  owners: Awaited<ReturnType<typeof findOwners>>;
  filtros: Record<Resource, Map<string, NamedFiltro>>;
}

interface PlanContext {
  known: CatalogoData;
  state: PlanState;
  /** Whether the import creates products, brands, categories and tags. */
  mayCreate: boolean;
}

const toNames = (value: Values[ColumnaImportacion]): string[] => (Array.isArray(value) ? value : []);
/** A name with commas may be a list of names. */
const splitNames = (name: string) => name.split(',').map((part) => part.trim());
const capital = (name: string) => name.charAt(0).toLocaleUpperCase('es') + name.slice(1);

const codigoOf = ({ codigo }: Values) => (typeof codigo === 'string' ? codigo : undefined);

async function lookUp(
  q: Queryable,
  filas: readonly ReadRenglon[],
  { fijos = {}, forma }: PlanState,
): Promise<CatalogoData> {
  const matches = await findMatches(
    q,
    filas.map(({ fila, values }) => ({
      fila,
      producto_id: values.producto_id as string | undefined,
      codigo: codigoOf(values),
      nombre: values.nombre as string | undefined,
      marca: values.marca as string | undefined,
    })),
  );
  const byIdExterno = await findByIdExterno(q, forma, filas);
  const ids = [...matches.values(), [...byIdExterno.values()]].flat().map(({ producto_id }) => producto_id);
  const productos = await findByIds(q, [...new Set(ids)]);
  const namesToFind = (resource: Resource) => {
    const names = [{ values: fijos }, ...filas].flatMap(({ values }) =>
      resource === 'marcas' ? toNames([values.marca as string]) : toNames(values[resource]),
    );
    return [...new Set(names.filter(Boolean).flatMap((name) => [name, ...splitNames(name).map(capital)]))];
  };
  const [marcas, categorias, etiquetas] = await Promise.all(
    RESOURCES.map((resource) => findFiltrosByName(q, resource, namesToFind(resource))),
  );
  const noFiltros = new Map<string, NamedFiltro>();
  return {
    matches,
    byIdExterno,
    owners: await findOwners(
      q,
      filas.flatMap(({ values }) => codigoOf(values) ?? []),
    ),
    productos: new Map(productos.map((one) => [one.producto_id, one])),
    filtros: {
      marcas: marcas ?? noFiltros,
      categorias: categorias ?? noFiltros,
      etiquetas: etiquetas ?? noFiltros,
    },
  };
}

/** Returns the effect of each row on the catalogue. @param mayCreate whether the import may create products */
export async function planCatalogo(
  q: Queryable,
  filas: readonly ReadRenglon[],
  state: PlanState,
  mayCreate: boolean,
): Promise<Planned[]> {
  const known = await lookUp(q, filas, state);
  return filas.map((leida) => planRow(leida, { known, state, mayCreate }));
}

function planRow(leida: ReadRenglon, context: PlanContext): Planned {
  const { fila, values: rowValues, errores } = leida;
  const known = context.known.byIdExterno.get(fila);
  const { matches, refusal, isById, ...identity } = identify(
    leida,
    context.known.matches.get(fila) ?? [],
    known,
  );
  const keepsNombre = leida.keepsNombre ?? identity.keepsNombre;
  const namesake = matches.find(({ is_namesake }) => is_namesake);
  const ids = namesake ? [] : matches.map(({ producto_id }) => producto_id);
  const before = ids.length === 1 ? context.known.productos.get(ids[0] ?? '') : undefined;
  const isNew = !before && matches.length === 0 && rowValues.producto_id === undefined;
  // Fixed values apply to new products only.
  const values = isNew && context.mayCreate ? { ...context.state.fijos, ...rowValues } : rowValues;
  const nombre = (values.nombre as string | undefined) ?? before?.nombre ?? rowName(fila, context.state);
  const base = {
    ...{ fila, nombre, id_externo: idExternoOf(rowValues) },
    ...{ objeto_id: before?.producto_id ?? null, version: before?.version ?? null },
  };
  const errors: RenglonError[] = [...errores];
  const refuse = (campo: ColumnaImportacion | null, mensaje: string) => errors.push({ campo, mensaje });

  if (refusal !== undefined) refuse('id_externo', refusal);
  for (const fault of findIdentityFaults(values, matches, before !== undefined)) refuse(...fault);
  const owner = context.known.owners.get(codigoOf(values) ?? '');
  if (owner && owner.producto_id !== before?.producto_id) {
    refuse('codigo', `Este código es de «${owner.nombre}».`);
  }
  // A price list uses the supplier's names: take only its prices.
  const filtros = context.mayCreate ? resolveFiltros(values, before, context, refuse) : {};
  const resolved = { ...values, ...filtros };
  if (before && keepsNombre) delete resolved.nombre;
  if (isNew) {
    if (!context.mayCreate) refuse(...explainUnmatched(values));
    else if (errors.length === 0) {
      for (const campo of findMissing(resolved)) refuse(campo, 'Falta: lo nuevo lo necesita.');
    }
  }
  const { antes, despues } = before
    ? changesTo(before, resolved, context.mayCreate, isById)
    : { antes: {}, despues: toNewValues(resolved) };
  const precio = despues.precio;
  if (typeof precio === 'number' && despues.precio_antes_oferta === undefined) {
    const now = before ?? { producto_id: '', precio: 0, precio_antes_oferta: null, en_promocion: false };
    const fault = findPrecioFault(now, precio);
    if (fault !== undefined) refuse('precio', fault);
  }
  if (despues.se_pesa === true && (despues.tipo_de_precio ?? before?.tipo_de_precio) !== 'por_kilo') {
    refuse('se_pesa', ONLY_KILOS);
  }
  if (errors.length === 0) {
    const key = before?.producto_id ?? plainName(`${nombre} / ${String(resolved.marca)}`);
    const { first } = context.state;
    const coded = despues.codigo ? `código ${String(despues.codigo)}` : undefined;
    const codeRow = coded === undefined ? undefined : first.get(coded);
    const repetition = codeRow === undefined ? explainRepeated(context.state, key, fila) : undefined;
    if (codeRow !== undefined)
      refuse('codigo', `Este código ya lo tiene la ${rowText(codeRow, context.state.hojas)}.`);
    else if (repetition !== undefined) refuse(null, repetition);
    // A refused row does not reserve its code.
    else if (coded !== undefined) first.set(coded, fila);
  }
  if (errors.length > 0) return { ...base, efecto: 'error', antes: {}, despues: {}, errores: errors };
  if (before && Object.keys(despues).length === 0) {
    return { ...base, efecto: 'igual', antes, despues, errores: [] };
  }
  collectNewNames(despues, context);
  return { ...base, efecto: before ? 'cambia' : 'nuevo', antes, despues, errores: [] };
}

const REQUIRED = NEEDED_COLUMNAS.catalogo;

const findMissing = (resolved: Values) =>
  REQUIRED.filter(
    (campo) =>
      resolved[campo] === undefined ||
      (toNames(resolved[campo] ?? null).length === 0 && campo === 'categorias'),
  );

const SINGULAR_TEXTS = { marcas: 'La marca', categorias: 'La categoría', etiquetas: 'La etiqueta' } as const;

/** Replaces the names of brand, categories and tags by the shop's spelling. Unknown names stay: applying creates them. */
function resolveFiltros(
  values: Values,
  before: ProductoRow | undefined,
  { known }: PlanContext,
  refuse: (campo: ColumnaImportacion, mensaje: string) => void,
): Values {
  const resolve = (resource: Resource, campo: ColumnaImportacion, name: string): string[] => {
    const found = known.filtros[resource].get(name);
    if (!found && name.includes(',') && resource !== 'marcas') {
      return splitNames(name)
        .filter(Boolean)
        .flatMap((part) => resolve(resource, campo, capital(part)));
    }
    if (found && !found.esta_activo && !hasFiltro(before, resource, found.nombre)) {
      refuse(campo, `${SINGULAR_TEXTS[resource]} «${found.nombre}» está desactivada.`);
    }
    return [found?.nombre ?? name];
  };
  const several = (resource: 'categorias' | 'etiquetas') => [
    ...new Set(toNames(values[resource]).flatMap((name) => resolve(resource, resource, name))),
  ];
  return {
    ...(typeof values.marca === 'string' && { marca: resolve('marcas', 'marca', values.marca)[0] ?? '' }),
    ...(values.categorias !== undefined && { categorias: several('categorias') }),
    ...(values.etiquetas !== undefined && { etiquetas: several('etiquetas') }),
  };
}

const hasFiltro = (before: ProductoRow | undefined, resource: Resource, nombre: string) =>
  before !== undefined && namesOf(before, resource).includes(nombre);

/** Collects the names that applying this row would create. */
function collectNewNames(despues: Values, { known, state }: PlanContext): void {
  const collect = (resource: Resource, names: string[]) => {
    const nombres = new Set([...known.filtros[resource].values()].map(({ nombre }) => nombre));
    for (const name of names) if (!nombres.has(name)) state.crea[resource].add(name);
  };
  if (typeof despues.marca === 'string') collect('marcas', [despues.marca]);
  collect('categorias', toNames(despues.categorias ?? null));
  collect('etiquetas', toNames(despues.etiquetas ?? null));
}
