/** Texts that a shop's page has, with its tags, as they read. */

const TAG = /<\/?(?:p|br|ul|ol|li|div|span|strong|b|em|i|u|h[1-6]|a|table|tbody|tr|td|img)\b[^<>]*>/i;
const ENDS_LINE = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|tr)\b[^<>]*>/gi;
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&(?:#39|apos);/g, "'"],
  // The last one: '&amp;lt;' is '&lt;'.
  [/&amp;/g, '&'],
];

/** Returns the text without tags, a line for each paragraph; a text without tags as it is. */
export function pageText(text: string): string {
  if (!TAG.test(text)) return text;
  const plain = text.replace(ENDS_LINE, '\n').replace(/<\/?[a-z][^<>]*>/gi, '');
  return ENTITIES.reduce((said, [entity, sign]) => said.replace(entity, sign), plain)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
