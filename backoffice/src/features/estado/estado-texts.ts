import { COLA_TEXTS, type Cola, type EstadoDeLaTienda } from 'api-client/backoffice';

type Warning = EstadoDeLaTienda['avisos'][number];

export const WARNING_TEXTS: Record<Warning, string> = {
  disco: 'Queda poco lugar en el disco: haz lugar o agrándalo antes de que se llene.',
  fotos:
    'No se llega a donde están las fotos: no se pueden cambiar, y puede que no se vean. Revisa que ese disco o ese bucket responda.',
  abandonados:
    'Hay trabajos que fallaron: mira abajo cuáles y por qué, y reinténtalos o descártalos. De los correos, «Correos sin entregar» dice más.',
  atraso: 'Hay trabajos que esperan desde hace rato: si no avanzan, reinicia la API, que los hace.',
};

export const SITIO_TEXTS: Record<NonNullable<EstadoDeLaTienda['fotos']>['sitio'], string> = {
  carpeta: 'Disco del servidor',
  bucket: 'Bucket S3',
};

const isCola = (cola: string): cola is Cola => cola in COLA_TEXTS;

/** Returns a queue's label. An unknown queue belongs to a newer server. */
export const colaText = (cola: string): string => (isCola(cola) ? COLA_TEXTS[cola] : 'Otros trabajos');
