import type { Importacion } from 'api-client/backoffice';
import type {
  EfectoRenglon,
  EstadoImportacion,
  EstadoRenglon,
  TipoImportacion,
  TipoPlanilla,
} from 'api-client/backoffice-planillas';
import { wholeText } from 'ui-kit/whole-text';

/** Returns '1 fila' or '3.000 filas'. */
export const filasText = (count: number): string => `${wholeText(count)} ${count === 1 ? 'fila' : 'filas'}`;

export const TIPO_LABELS: Record<TipoImportacion, string> = {
  catalogo: 'Catálogo',
  precios: 'Precios',
  clientes: 'Clientes',
  condiciones: 'Precios por condición',
  fotos: 'Fotos de productos',
};

/** The effect of each kind of spreadsheet. */
export const TIPO_HELP: Record<TipoPlanilla, string> = {
  catalogo:
    'Productos nuevos, y cambios en los que ya están. Hacen falta nombre, marca, categorías y precio. Una celda sin nada deja lo que hay; con (vacío), el código, las etiquetas, la descripción o el precio de antes quedan sin nada.',
  precios:
    'Precios de productos que ya están, por su código o su nombre. Ningún producto se crea, y nada más cambia.',
  clientes: 'Cuentas nuevas, ya aprobadas, y cambios en las que ya están. El CUIT dice qué cliente es.',
  condiciones:
    'Precios propios, mínimos, múltiplos y escalas de las condiciones comerciales, por el código o el nombre del producto. Con (todos) en vez de unas condiciones, la venta por cantidad es de todos los clientes. Una celda sin nada deja lo que hay; con (vacío), vuelve a contar lo de la tienda.',
};

/** The import's name in a sentence, and its success messages. */
const PLANILLA = { it: 'la planilla', done: 'Planilla aplicada', undone: 'Planilla deshecha' };
const FOTOS = { it: 'las fotos', done: 'Fotos aplicadas', undone: 'Fotos deshechas' };
export const textsOf = ({ tipo }: Pick<Importacion, 'tipo'>) => (tipo === 'fotos' ? FOTOS : PLANILLA);

/** Returns the number of rows, '3.000 filas', or of expected pictures during the upload. */
export const amountText = ({ estado, filas }: Pick<Importacion, 'estado' | 'filas'>): string =>
  estado === 'recibiendo' ? `${wholeText(filas)} ${filas === 1 ? 'foto' : 'fotos'}` : filasText(filas);

export const ESTADO_LABELS: Record<EstadoImportacion, string> = {
  recibiendo: 'Faltan fotos por enviar',
  leyendo: 'Leyendo',
  revisada: 'Lista para aplicar',
  fallida: 'No se pudo leer',
  aplicando: 'Aplicando',
  detenida: 'Detenida',
  aplicada: 'Aplicada',
  deshaciendo: 'Deshaciendo',
  deshecha: 'Deshecha',
};

export const EFECTO_LABELS: Record<EfectoRenglon, string> = {
  nuevo: 'Nueva',
  cambia: 'Cambia',
  igual: 'Sin cambios',
  error: 'Con errores',
};

/** The outcome of a row. */
export const ESTADO_RENGLON_LABELS: Record<EstadoRenglon, string> = {
  pendiente: '',
  hecha: 'Hecha',
  salteada: 'No se tocó: cambió después de la vista previa',
  deshecha: 'Deshecha',
  quedo: 'No se deshizo: cambió después',
};

const productosText = (count: number) => `${wholeText(count)} ${count === 1 ? 'producto' : 'productos'}`;

/** Whether applying an import changes no product, but keeps the ids that its rows have in another system. */
export const onlyKeepsIds = ({ columnas, resumen: { nuevo, cambia, igual } }: Importacion): boolean =>
  nuevo + cambia === 0 && igual > 0 && columnas.some(({ campo }) => campo === 'id_externo');

/**
 * Returns 'Se crean 12 y cambian 3.', or for pictures 'Tienen sus primeras fotos 12 productos y cambian las
 * de 3 productos.'
 */
export function effectText(importacion: Importacion): string {
  if (onlyKeepsIds(importacion))
    return 'Ningún producto cambia. Se guardan sus ids del otro sistema, para encontrarlos en la próxima planilla.';
  const { tipo, resumen } = importacion;
  const { nuevo, cambia } = resumen;
  const isFotos = tipo === 'fotos';
  const [one, several] = tipo === 'condiciones' ? ['se agrega', 'se agregan'] : ['se crea', 'se crean'];
  const makes =
    nuevo > 0 &&
    (isFotos
      ? `${nuevo === 1 ? 'tiene' : 'tienen'} sus primeras fotos ${productosText(nuevo)}`
      : `${nuevo === 1 ? one : several} ${wholeText(nuevo)}`);
  const changes =
    cambia > 0 &&
    (isFotos
      ? `cambian las de ${productosText(cambia)}`
      : `${cambia === 1 ? 'cambia' : 'cambian'} ${wholeText(cambia)}`);
  const text = [makes, changes].filter(Boolean).join(' y ');
  return text === '' ? 'No cambia nada.' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const NAMES = {
  marcas: ['marca', 'marcas'],
  categorias: ['categoría', 'categorías'],
  etiquetas: ['etiqueta', 'etiquetas'],
} as const;
/** At most this many names are listed; the rest is a count. */
const MAX_NAMES = 12;

/** Returns a line for each kind of created record: '2 marcas: Del valle, Sol'. */
export function createdTexts({ crea }: Importacion): string[] {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((kind) => {
    const names = crea[kind];
    if (names.length === 0) return [];
    const rest = names.length - MAX_NAMES;
    const listed = names.slice(0, MAX_NAMES).join(', ');
    const more = rest > 0 ? ` y ${wholeText(rest)} más` : '';
    return [`${wholeText(names.length)} ${NAMES[kind][names.length === 1 ? 0 : 1]}: ${listed}${more}`];
  });
}

const TASKS: Partial<Record<EstadoImportacion, string>> = {
  leyendo: 'Leyendo',
  aplicando: 'Aplicando',
  deshaciendo: 'Deshaciendo',
};

/** Returns the running task and its progress; undefined when none runs. */
export function describeTask({ tipo, estado, avance }: Importacion) {
  const task = TASKS[estado];
  if (task === undefined) return undefined;
  const label = `${task} ${textsOf({ tipo }).it}`;
  const { hechas, total } = avance;
  if (total === 0) return { label };
  return { label, value: hechas / total, detail: `${wholeText(hechas)} de ${filasText(total)}` };
}
