import { lackingIn, type TipoPlanilla } from 'api-client/contract/importaciones-words';
import type { Columna } from './find-heads.ts';

/** Returns the error for a sheet that lacks needed columns; undefined for a complete sheet. */
export function lackingText(tipo: TipoPlanilla, columnas: readonly Columna[]): string | undefined {
  const titulos = lackingIn(tipo, columnas).map((titulo) => `«${titulo}»`);
  if (titulos.length === 0) return undefined;
  const which = titulos.length === 1 ? 'una columna' : 'columnas';
  return `No encontramos ${which} para ${titulos.join(', ')}, y lo nuevo lo necesita. Ponle ese título a la que lo trae.`;
}
