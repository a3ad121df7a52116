/** What the panel says. */
export interface SearchSuggestionsTexts {
  loading: string;
  /** The answer could not be had. */
  error: string;
  empty: (term: string) => string;
  all: (term: string) => string;
  /** Read aloud when suggestions arrive. */
  count: (count: number) => string;
}

export const defaultTexts: SearchSuggestionsTexts = {
  loading: 'Buscando…',
  error: 'No pudimos buscar sugerencias. Revisa tu conexión y prueba de nuevo.',
  empty: (term) => `No encontramos nada para «${term}». Prueba con otra palabra.`,
  all: (term) => `Ver todos los resultados de «${term}»`,
  count: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
};
