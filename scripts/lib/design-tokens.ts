/**
 * The kit's colours, sizes and typefaces as a file that design tools read: the community group's format for design tokens,
 * with colours as `#rrggbb` and sizes as `12px`, which all of them take. It is made of the theme's own values.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { darkPalette, lightPalette } from 'ui-kit/theme/palettes';
import { fonts, gutter, least, measure, motion, pageWidth, shape, touchTarget } from 'ui-kit/theme/tokens';
import { buildTypography } from 'ui-kit/theme/typography';
import { inRoot } from './workspace.ts';

const FILE = inRoot('ui-kit', 'tokens.json');

interface Token {
  $type: string;
  $value: unknown;
}
interface Group {
  [name: string]: Token | Group;
}

/** Each leaf of what the theme says as a token of its kind. */
function group(values: object, tokenOf: (value: never) => Token): Group {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? group(value, tokenOf) : tokenOf(value as never),
    ]),
  );
}

/** '#rrggbb' of one, or of 'rgb(111,148,89)'. */
function hexOf(colour: string): string {
  if (colour.startsWith('#')) return colour.toLowerCase();
  const parts = colour.match(/\d+/g)?.map(Number) ?? [];
  if (!colour.startsWith('rgb(') || parts.length !== 3) throw new Error(`No colour: ${colour}`);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const colour = (value: string): Token => ({ $type: 'color', $value: hexOf(value) });
const size = (value: number | string): Token => ({
  $type: 'dimension',
  $value: typeof value === 'number' ? `${value}px` : value,
});
const duration = (milliseconds: number): Token => ({ $type: 'duration', $value: `${milliseconds}ms` });
const typeface = (family: string): Token => ({
  $type: 'fontFamily',
  $value: family.split(',').map((name) => name.trim().replaceAll("'", '')),
});

const WIDE = 'wide';
type Style = Record<string, unknown>;

/** A style of text as it is in a wide window. */
function textStyle(style: Style): Token {
  const { fontFamily = fonts.text, fontWeight = 400, lineHeight } = style;
  const { fontSize } = { ...style, ...(style[WIDE] as Style | undefined) };
  return {
    $type: 'typography',
    $value: {
      fontFamily: typeface(String(fontFamily)).$value,
      fontSize,
      fontWeight,
      lineHeight,
      letterSpacing: style.letterSpacing ?? '0px',
    },
  };
}

const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' && value !== null && 'fontSize' in value;

export function designTokens(): Group {
  const styles = Object.entries(buildTypography(WIDE)).filter(([, value]) => isStyle(value));
  return {
    color: { light: group(lightPalette, colour), dark: group(darkPalette, colour) },
    font: group(fonts, typeface),
    text: Object.fromEntries(styles.map(([name, style]) => [name, textStyle(style as Style)])),
    radius: group(shape, size),
    size: group({ touchTarget, pageWidth, gutter, measure, least }, size),
    motion: group(motion, duration),
  };
}

const text = () => `${JSON.stringify(designTokens(), null, 2)}\n`;

export const writeDesignTokens = (): void => writeFileSync(FILE, text());

/** Whether the file is what the theme says. */
export const tokensAreCurrent = (): boolean => readFileSync(FILE, 'utf8') === text();
