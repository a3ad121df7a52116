type Measure = (text: string) => number;

/** Returns how many letters of a word fit in the line; at least 1, so that wrapping always advances. */
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
 * Wraps the text at words. PDFKit's own wrapping cannot try sizes to fit a page, and lets a wide word overlap the next
 * column.
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
