/** Converts HTML descriptions from other shops to plain text. */

const TAG = /<\/?(?:p|br|ul|ol|li|div|span|strong|b|em|i|u|h[1-6]|a|table|tbody|tr|td|img)\b[^<>]*>/i;
const ENDS_LINE = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|tr)\b[^<>]*>/gi;
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&(?:#39|apos);/g, "'"],
  // Must be last: '&amp;lt;' is '&lt;'.
  [/&amp;/g, '&'],
];

/** Returns the text without tags, one line per paragraph. A text without tags stays unchanged. */
export function pageText(text: string): string {
  if (!TAG.test(text)) return text;
  const plain = text.replace(ENDS_LINE, '\n').replace(/<\/?[a-z][^<>]*>/gi, '');
  return ENTITIES.reduce((said, [entity, sign]) => said.replace(entity, sign), plain)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
