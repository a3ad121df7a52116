type Measure = (text: string) => number;

/** How many of the word's first letters fit, of a word too wide for its line; never none, so that wrapping advances. */
function fittingLength(word: string, maxWidth: number, measure: Measure): number {
  let fits = 1;
  let tooLong = word.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(word.slice(0, middle)) <= maxWidth) fits = middle;
    else tooLong = middle;
  }
  return fits;
}

/**
 * PDFKit wraps text too, but it cannot tell beforehand which size makes a whole page fit, and it lets a word
 * wider than its column run over the next one.
 */
export function wrapText(text: string, maxWidth: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (measure(joined) <= maxWidth) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    while (measure(word) > maxWidth && word.length > 1) {
      const length = fittingLength(word, maxWidth, measure);
      lines.push(word.slice(0, length));
      word = word.slice(length);
    }
    line = word;
  }
  lines.push(line);
  return lines;
}
