/** Texts that a shop's page has, with its tags, as they read. */

const TAG = /<\/?(?:p|br|ul|ol|li|div|span|strong|b|em|i|u|h[1-6]|a|table|tbody|tr|td|img)\b[^<>]*>/i;
const ENDS_LINE = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|tr)\b[^<>]*>/gi;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  apos: "'",
};

/** Returns the text without tags, a line for each paragraph; a text without tags as it is. */
export function pageText(text: string): string {
  if (!TAG.test(text)) return text;
  return text
    .replace(ENDS_LINE, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
