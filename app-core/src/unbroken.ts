/** A name to stand in running text, where no line ends between a number and what it counts: 'x 500 g'. */
export const unbroken = (nombre: string): string =>
  nombre.replace(/(?<=\bx) (?=\d)|(?<=\d) (?=(?:g|kg|ml|l|lt|cc|cm|unidades)\b)/gi, '\u00a0');
