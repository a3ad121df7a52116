/** The demo shop's products, brands, categories and tags, for stories; changes are kept. */
import type { Categoria, Etiqueta, Marca, Producto } from 'api-client/backoffice';
import type { FakeCall, SentForm } from 'api-client/testing';
import { type Handlers, refuse } from './api-fake.ts';
import { categoria, etiqueta, marca, producto } from './catalogo-data.ts';

export interface DemoCatalogo {
  productos: readonly Producto[];
  marcas: readonly Marca[];
  categorias: readonly Categoria[];
  etiquetas: readonly Etiqueta[];
}

const named = <T>(make: (n: number, more: { nombre: string }) => T, nombres: readonly string[]): T[] =>
  nombres.map((nombre, place) => make(place + 1, { nombre }));

const marcas = named(marca, ['Don Fermín', 'El Trigal', 'Luz de Campo', 'Raíz Viva', 'Sierra Verde']).map(
  (one, place) => ({ ...one, marca_destacada: place % 2 === 0 }),
);
const categorias = named(categoria, ['Cereales', 'Frutos secos', 'Legumbres', 'Semillas']);
const etiquetas = named(etiqueta, ['Agroecológico', 'Sin TACC', 'Vegano']);

const NOMBRES = [
  ['Almendra non pareil', 1, 148_900],
  ['Arroz yamaní integral', 0, 2410],
  ['Avena arrollada instantánea', 0, 28_600],
  ['Castaña de cajú tostada', 1, 14_320],
  ['Chía', 3, 92_400],
  ['Garbanzo 9 mm', 2, 41_980],
  ['Girasol pelado', 3, 3180],
  ['Lenteja turca', 2, 5120],
  ['Lino dorado', 3, 47_250],
  ['Maní tostado sin sal', 1, 3675.25],
  ['Nuez mariposa extra light', 1, 121_450.5],
  ['Quinoa blanca lavada', 0, 5890.75],
] as const;

const at = <T>(list: readonly T[], place: number): T[] => list.slice(place % list.length).slice(0, 1);

const productos: readonly Producto[] = NOMBRES.map(([nombre, place, precio], n) =>
  producto(n + 1, {
    nombre,
    precio,
    ...(n % 4 === 1 && { en_promocion: true, precio_antes_oferta: Math.round(precio * 1.2) }),
    disponible: n % 5 !== 3,
    esta_activo: n < 10,
    marca: at(marcas, n)[0] ?? marca(1),
    categorias: at(categorias, place),
    etiquetas: at(etiquetas, n),
    imagenes: [],
  }),
);

export const demoCatalogo: DemoCatalogo = { productos, marcas, categorias, etiquetas };

const notFound = (): never => refuse(404, 'NO_ENCONTRADO', 'No encontramos lo que buscas.');

type Fields = Record<string, unknown>;
/** Returns the plain fields of a JSON or multipart body. */
function fieldsOf({ body }: FakeCall): Fields {
  const flat = Object.entries(body as SentForm | Fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  return Object.fromEntries(flat);
}

interface Switched {
  nombre: string;
  esta_activo: boolean;
}

/** The state of one resource, and its call handlers. */
function answersOf<T extends Switched, Page>(
  start: readonly T[],
  key: keyof T,
  label: string,
  wrap: (rows: T[], total: number) => Page,
  change: (fields: Fields) => Partial<T>,
) {
  let rows = start;
  const rowFor = ({ param }: FakeCall) => rows.find((row) => row[key] === param) ?? notFound();
  const replaceRow = (row: T, changed: Partial<T>): T => {
    const next = { ...row, ...changed };
    rows = rows.map((one) => (one === row ? next : one));
    return next;
  };
  const list = (fits: (row: T, term: string) => boolean) => (call: FakeCall) => {
    const term = (call.query.get('term') ?? '').toLowerCase();
    const all = rows
      .filter((row) => fits(row, term))
      .toSorted((one, other) => one.nombre.localeCompare(other.nombre, 'es'));
    const offset = Number(call.query.get('offset') ?? 0);
    return wrap(all.slice(offset, offset + Number(call.query.get('limit') ?? 10)), all.length);
  };
  const setActivo = (esta_activo: boolean) => (call: FakeCall) => {
    replaceRow(rowFor(call), { esta_activo } as Partial<T>);
    return {
      mensaje: `${label} ${esta_activo ? 'activad' : 'desactivad'}${label === 'Producto' ? 'o' : 'a'} con éxito`,
    };
  };
  return {
    list,
    active: list((row, term) => row.esta_activo && row.nombre.toLowerCase().includes(term)),
    inactive: list((row, term) => !row.esta_activo && row.nombre.toLowerCase().includes(term)),
    get: rowFor,
    create: (call: FakeCall) => {
      const [first = notFound()] = rows;
      const made = { ...first, ...change(fieldsOf(call)), [key]: `nuevo-${rows.length}` };
      rows = [...rows, made];
      return made;
    },
    update: (call: FakeCall) => replaceRow(rowFor(call), change(fieldsOf(call))),
    activate: setActivo(true),
    deactivate: setActivo(false),
  };
}

const nombre = (fields: Fields) => ({ nombre: String(fields.nombre) });

/** Returns handlers that answer like the API, with their own state. */
export function demoCatalogoAnswers(start: Partial<DemoCatalogo> = {}): Handlers {
  const shop = { ...demoCatalogo, ...start };
  const producto = answersOf(
    shop.productos,
    'producto_id',
    'Producto',
    (rows, total) => ({ productos: rows, total }),
    (fields) => ({ ...nombre(fields), precio: Number(fields.precio) }),
  );
  const marca = answersOf(
    shop.marcas,
    'marca_id',
    'Marca',
    (rows, total) => ({ marcas: rows, total }),
    (fields) => ({ ...nombre(fields), marca_destacada: fields.marca_destacada === 'true' }),
  );
  const categoria = answersOf(
    shop.categorias,
    'categoria_id',
    'Categoría',
    (rows, total) => ({ categorias: rows, total }),
    nombre,
  );
  const etiqueta = answersOf(
    shop.etiquetas,
    'etiqueta_id',
    'Etiqueta',
    (rows, total) => ({ etiquetas: rows, total }),
    nombre,
  );
  return {
    'GET /productos': producto.active,
    'GET /productos/search': producto.active,
    'GET /productos/search/:id': producto.active,
    'GET /productos/inactivos': producto.inactive,
    'GET /productos/sinstock': producto.list((row) => row.esta_activo && !row.disponible),
    'GET /productos/:id': producto.get,
    'GET /productos/panel': producto.list(
      ({ esta_activo, imagenes }) => esta_activo && imagenes.length === 0,
    ),
    'POST /productos': producto.create,
    'PATCH /productos/:id': producto.update,
    'PATCH /productos/activate/:id': producto.activate,
    'DELETE /productos/:id': producto.deactivate,
    'GET /marcas': marca.active,
    'GET /marcas/search': marca.active,
    'GET /marcas/inactivos': marca.inactive,
    'GET /marcas/:id': marca.get,
    'POST /marcas': marca.create,
    'PATCH /marcas/:id': marca.update,
    'PATCH /marcas/activate/:id': marca.activate,
    'DELETE /marcas/:id': marca.deactivate,
    'GET /categorias': categoria.active,
    'GET /categorias/search': categoria.active,
    'GET /categorias/inactivos': categoria.inactive,
    'GET /categorias/:id': categoria.get,
    'POST /categorias': categoria.create,
    'PATCH /categorias/:id': categoria.update,
    'PATCH /categorias/activate/:id': categoria.activate,
    'DELETE /categorias/:id': categoria.deactivate,
    'GET /etiquetas': etiqueta.active,
    'GET /etiquetas/search': etiqueta.active,
    'GET /etiquetas/inactivos': etiqueta.inactive,
    'GET /etiquetas/:id': etiqueta.get,
    'POST /etiquetas': etiqueta.create,
    'PATCH /etiquetas/:id': etiqueta.update,
    'PATCH /etiquetas/activate/:id': etiqueta.activate,
    'DELETE /etiquetas/:id': etiqueta.deactivate,
  };
}
