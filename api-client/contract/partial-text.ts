/** Returns the line above products that match only most of the search terms. Names the terms that none of them matches. */
export const partialText = (sinResultados: readonly string[]): string =>
  [
    'Ningún producto tiene todas las palabras; estos son los más parecidos.',
    ...(sinResultados.length > 0
      ? [`Sin resultados para: ${sinResultados.map((word) => `«${word}»`).join(', ')}.`]
      : []),
  ].join(' ');
