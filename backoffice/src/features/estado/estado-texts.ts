import type { Cola, EstadoDeLaTienda } from 'api-client/backoffice';

type Warning = EstadoDeLaTienda['avisos'][number];

export const WARNING_TEXTS: Record<Warning, string> = {
  disco: 'Queda poco lugar en el disco: haz lugar o agrándalo antes de que se llene.',
  fotos:
    'No se llega a donde están las fotos: no se pueden cambiar, y puede que no se vean. Revisa que ese disco o ese bucket responda.',
  abandonados:
    'Hay trabajos que se abandonaron: mira abajo cuáles, y en «Correos sin entregar» si son correos.',
  atraso: 'Hay trabajos que esperan desde hace rato: si no avanzan, reinicia la API, que los hace.',
};

export const SITIO_TEXTS: Record<NonNullable<EstadoDeLaTienda['fotos']>['sitio'], string> = {
  carpeta: 'Disco del servidor',
  bucket: 'Bucket S3',
};

/** What each kind of job does. */
const COLA_TEXTS: Record<Cola, string> = {
  pedidoNotice: 'Avisos de pedidos',
  mail: 'Correos',
  resetLink: 'Enlaces de contraseña',
  confirmLink: 'Enlaces de confirmación',
  changeLink: 'Enlaces de cambio de correo',
  changeNotice: 'Avisos de cambio de correo',
  precios: 'Precios programados',
  importacion: 'Importaciones de planillas y fotos',
  anuncio: 'Fechas del anuncio',
  stock: 'Avisos de stock',
  priceNotices: 'Avisos de precios',
  purge: 'Limpieza de datos vencidos',
  sweepPictures: 'Limpieza de imágenes',
  deadLetter: 'Cierre de trabajos abandonados',
};

const isCola = (cola: string): cola is Cola => cola in COLA_TEXTS;

/** A queue that is not known here is a newer server's. */
export const colaText = (cola: string): string => (isCola(cola) ? COLA_TEXTS[cola] : 'Otros trabajos');
