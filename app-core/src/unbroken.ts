/** Puts non-breaking spaces between a number and its unit or 'x', as in 'x 500 g'. */
export const withNoBreakSpaces = (nombre: string): string =>
  nombre.replace(/(?<=\bx) (?=\d)|(?<=\d) (?=(?:g|kg|ml|l|lt|cc|cm|unidades)\b)/gi, '\u00a0');
