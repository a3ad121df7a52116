import type { CampoImportacion, TipoImportacion } from 'api-client/contract/importaciones-words';
import {
  YES_NO as ANSWERS,
  COLUMNAS_CLIENTE,
  COLUMNAS_PRODUCTO,
} from 'api-client/contract/planilla-columnas';
import { plainName } from 'api-client/contract/written';

export interface Columna {
  campo: CampoImportacion;
  /** As the shop's own spreadsheets head it. */
  titulo: string;
  /** What others call it. */
  otros: readonly string[];
  /** Whether what is new has to have it. */
  falta?: true;
  /** What it takes, for who fills it in. */
  ayuda: string;
}

const YES_NO = `${ANSWERS.yes} o ${ANSWERS.no}`;

const codigo: Columna = {
  campo: 'codigo',
  titulo: COLUMNAS_PRODUCTO.producto_id,
  otros: ['codigo de producto', 'id', 'producto id'],
  ayuda: 'El que trae la planilla que se descarga: con él se puede cambiar también el nombre.',
};

const nombre: Columna = {
  campo: 'nombre',
  titulo: COLUMNAS_PRODUCTO.nombre,
  otros: ['producto', 'articulo', 'nombre del producto', 'item', 'descripcion del articulo'],
  falta: true,
  ayuda: 'Con su marca dice qué producto es.',
};

const marca: Columna = {
  campo: 'marca',
  titulo: COLUMNAS_PRODUCTO.marca,
  otros: ['fabricante', 'proveedor'],
  falta: true,
  ayuda: 'La que no existe se crea.',
};

const precio: Columna = {
  campo: 'precio',
  titulo: COLUMNAS_PRODUCTO.precio,
  otros: ['precio de lista', 'precio unitario', 'precio final', 'importe', 'precio nuevo', 'lista'],
  falta: true,
  ayuda: 'En pesos: 1234,50 o $ 1.234,50.',
};

const precio_antes_oferta: Columna = {
  campo: 'precio_antes_oferta',
  titulo: COLUMNAS_PRODUCTO.precio_antes_oferta,
  otros: ['precio anterior', 'precio antes', 'antes'],
  ayuda: 'El que se muestra tachado, si está en promoción.',
};

const CATALOGO: readonly Columna[] = [
  codigo,
  nombre,
  marca,
  {
    campo: 'categorias',
    titulo: COLUMNAS_PRODUCTO.categorias,
    otros: ['categoria', 'rubro', 'rubros', 'familia'],
    falta: true,
    ayuda: 'Una o varias, separadas con punto y coma. La que no existe se crea.',
  },
  {
    campo: 'etiquetas',
    titulo: COLUMNAS_PRODUCTO.etiquetas,
    otros: ['etiqueta', 'tags', 'caracteristicas'],
    ayuda: 'Como las categorías.',
  },
  {
    campo: 'descripcion',
    titulo: COLUMNAS_PRODUCTO.descripcion,
    otros: ['detalle', 'detalles', 'observaciones'],
    ayuda: 'Al menos 10 letras. Puede escribirse después.',
  },
  precio,
  precio_antes_oferta,
  {
    campo: 'tipo_de_precio',
    titulo: COLUMNAS_PRODUCTO.tipo_de_precio,
    otros: ['se vende', 'venta', 'unidad de venta', 'tipo'],
    ayuda: 'Por kilo, por unidad o por bulto cerrado. Lo nuevo que no lo dice va por unidad.',
  },
  {
    campo: 'disponible',
    titulo: COLUMNAS_PRODUCTO.disponible,
    otros: ['stock', 'hay stock', 'disponibilidad'],
    ayuda: `${YES_NO}, o cuánto hay.`,
  },
  {
    campo: 'en_promocion',
    titulo: COLUMNAS_PRODUCTO.en_promocion,
    otros: ['promocion', 'oferta', 'en oferta'],
    ayuda: YES_NO,
  },
  {
    campo: 'producto_destacado',
    titulo: COLUMNAS_PRODUCTO.producto_destacado,
    otros: ['producto destacado'],
    ayuda: YES_NO,
  },
  {
    campo: 'nuevo_ingreso',
    titulo: COLUMNAS_PRODUCTO.nuevo_ingreso,
    otros: ['novedad', 'nuevo'],
    ayuda: YES_NO,
  },
  {
    campo: 'esta_activo',
    titulo: COLUMNAS_PRODUCTO.esta_activo,
    otros: ['visible', 'publicado', 'habilitado'],
    ayuda: `${YES_NO}: si se ve en la tienda.`,
  },
];

const CLIENTES: readonly Columna[] = [
  {
    campo: 'nombre',
    titulo: COLUMNAS_CLIENTE.nombre,
    otros: ['nombres', 'nombre del contacto'],
    falta: true,
    ayuda: 'De la persona.',
  },
  {
    campo: 'apellido',
    titulo: COLUMNAS_CLIENTE.apellido,
    otros: ['apellidos'],
    falta: true,
    ayuda: 'De la persona.',
  },
  {
    campo: 'dni',
    titulo: COLUMNAS_CLIENTE.dni,
    otros: ['cuit cuil', 'cuil', 'dni', 'cuit dni'],
    falta: true,
    ayuda: 'Sus 11 números, con o sin guiones. Dice qué cliente es.',
  },
  {
    campo: 'nombre_comercio',
    titulo: COLUMNAS_CLIENTE.nombre_comercio,
    otros: ['nombre del comercio', 'razon social', 'local', 'negocio'],
    falta: true,
    ayuda: 'Como se llama el local.',
  },
  {
    campo: 'telefono',
    titulo: COLUMNAS_CLIENTE.telefono,
    otros: ['tel', 'celular', 'whatsapp'],
    falta: true,
    ayuda: 'Con su característica.',
  },
  {
    campo: 'dom_fiscal',
    titulo: COLUMNAS_CLIENTE.dom_fiscal,
    otros: ['domicilio', 'direccion'],
    falta: true,
    ayuda: 'Calle, número y localidad.',
  },
  {
    campo: 'email',
    titulo: COLUMNAS_CLIENTE.email,
    otros: ['email', 'e mail', 'mail', 'correo electronico'],
    falta: true,
    ayuda: 'Con él inicia sesión. El de una cuenta que ya existe lo cambia solo su dueño.',
  },
];

/** In the order in which an empty spreadsheet has them. */
export const COLUMNAS: Record<TipoImportacion, readonly Columna[]> = {
  catalogo: CATALOGO,
  precios: [codigo, nombre, marca, precio, precio_antes_oferta],
  clientes: CLIENTES,
};

/** One of these tells which thing of the shop's a row is about. */
const KEYS: Record<TipoImportacion, readonly CampoImportacion[]> = {
  catalogo: ['codigo', 'nombre'],
  precios: ['codigo', 'nombre'],
  clientes: ['dni', 'email'],
};

/** What a heading stands for, by its own name before what others call it. */
function campoOf(tipo: TipoImportacion, titulo: string): CampoImportacion | null {
  const plain = plainName(titulo);
  if (plain === '') return null;
  const own = COLUMNAS[tipo].find((columna) => plainName(columna.titulo) === plain);
  return (own ?? COLUMNAS[tipo].find(({ otros }) => otros.includes(plain)))?.campo ?? null;
}

export type Cell = string | number | boolean | Date | null;

export interface Heads {
  /** Where in the sheet they stand. */
  at: number;
  columnas: { titulo: string; campo: CampoImportacion | null }[];
}

/** What each cell of a row stands for, if it were the one with the headings; each field once. */
function headsAt(tipo: TipoImportacion, row: readonly Cell[], at: number): Heads {
  const taken = new Set<CampoImportacion>();
  const columnas = row.map((cell) => {
    const titulo = typeof cell === 'string' ? cell.trim() : String(cell ?? '');
    const campo = campoOf(tipo, titulo);
    if (campo === null || taken.has(campo)) return { titulo, campo: null };
    taken.add(campo);
    return { titulo, campo };
  });
  return { at, columnas };
}

const countOf = ({ columnas }: Heads) => columnas.filter(({ campo }) => campo !== null).length;

/** Rows that may stand above the headings: a name, a date, a logo. */
const ABOVE = 30;

/** The headings: the row among the first ones in which the most are known. Nothing where none tells what a row is about. */
export function findHeads(tipo: TipoImportacion, rows: readonly (readonly Cell[])[]): Heads | undefined {
  let best: Heads | undefined;
  for (const [at, row] of rows.slice(0, ABOVE).entries()) {
    const heads = headsAt(tipo, row, at);
    const isKeyed = heads.columnas.some(({ campo }) => campo !== null && KEYS[tipo].includes(campo));
    if (isKeyed && countOf(heads) > (best ? countOf(best) : 0)) best = heads;
  }
  return best;
}

/** How sure it is that these are rows of such a spreadsheet. */
export function countKnown(tipo: TipoImportacion, rows: readonly (readonly Cell[])[]): number {
  const heads = findHeads(tipo, rows);
  return heads ? countOf(heads) : 0;
}

const quoted = (titulos: readonly string[]) => titulos.map((titulo) => `«${titulo}»`).join(' o ');

/** 'No encontramos una columna «Código» o «Nombre» …'. */
export function noHeadsText(tipo: TipoImportacion): string {
  const titulos = COLUMNAS[tipo]
    .filter(({ campo }) => KEYS[tipo].includes(campo))
    .map(({ titulo }) => titulo);
  return `No encontramos una columna ${quoted(titulos)}. La primera fila debe decir qué trae cada columna.`;
}
