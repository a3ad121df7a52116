/** The line over products that have only most of the words searched: with the words that none of these has. */
export const partialText = (sinResultados: readonly string[]): string =>
  [
    'Ningún producto tiene todas las palabras; estos son los más parecidos.',
    ...(sinResultados.length > 0
      ? [`Sin resultados para: ${sinResultados.map((word) => `«${word}»`).join(', ')}.`]
      : []),
  ].join(' ');
