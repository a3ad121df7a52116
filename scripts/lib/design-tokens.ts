/**
 * Writes the kit's colours, sizes, shadows and typefaces for design tools, in the format of the Design Tokens
 * Community Group (2025.10). The values come from the theme; `design-tokens.test.ts` checks them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { darkPalette } from 'ui-kit/theme/dark-palette';
import { lightPalette } from 'ui-kit/theme/palettes';
import {
  elevation,
  fonts,
  gutter,
  least,
  measure,
  motion,
  pageWidth,
  shape,
  touchTarget,
} from 'ui-kit/theme/tokens';
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

/** Converts each leaf of the theme to a token. */
function group(values: object, tokenOf: (value: never) => Token): Group {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? group(value, tokenOf) : tokenOf(value as never),
    ]),
  );
}

/** Converts '#rrggbb', 'rgb(111,148,89)' or 'rgb(34 40 31 / 8%)'. */
function colourOf(colour: string): object {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, percent] = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/[\d.]+/g)?.map(Number) ?? []);
  const parts = [red, green, blue];
  if (parts.some(Number.isNaN)) throw new Error(`No colour: ${colour}`);
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Number((part / 255).toFixed(4))),
    ...(percent !== undefined && { alpha: percent / 100 }),
    hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** Converts pixels, or text like '1.5rem'; 'em' is relative to `text`. */
function sizeOf(value: number | string, text?: { value: number; unit: string }) {
  if (typeof value === 'number') return { value, unit: 'px' };
  const [, number = '', unit = ''] = /^(-?[\d.]+)(px|rem|em)?$/.exec(value) ?? [];
  if (number === '') throw new Error(`No size: ${value}`);
  if (unit !== 'em') return { value: Number(number), unit: unit || 'px' };
  if (!text) throw new Error(`Of which text? ${value}`);
  return { value: Number((Number(number) * text.value).toFixed(4)), unit: text.unit };
}

/** Converts '0 1px 2px rgb(0 0 0 / 8%), …'. */
const shadow = (value: string): Token => ({
  $type: 'shadow',
  $value: value.split(/,\s*/).map((one) => {
    const [, x = '', y = '', blur = '', colour = ''] = /^(\S+) (\S+) (\S+) (rgb.*)$/.exec(one) ?? [];
    return {
      color: colourOf(colour),
      offsetX: sizeOf(x),
      offsetY: sizeOf(y),
      blur: sizeOf(blur),
      spread: sizeOf(0),
    };
  }),
});

const colour = (value: string): Token => ({ $type: 'color', $value: colourOf(value) });
const size = (value: number | string): Token => ({ $type: 'dimension', $value: sizeOf(value) });
const duration = (value: number): Token => ({ $type: 'duration', $value: { value, unit: 'ms' } });
const typeface = (family: string): Token => ({
  $type: 'fontFamily',
  $value: family.split(',').map((name) => name.trim().replaceAll("'", '')),
});

const WIDE = 'wide';
type Style = Record<string, unknown>;

/** Converts a text style for a wide window. */
function textStyle(style: Style): Token {
  const { fontFamily = fonts.text, fontWeight = 400, lineHeight } = style;
  const wide = { ...style, ...(style[WIDE] as Style | undefined) };
  const fontSize = sizeOf(String(wide.fontSize));
  return {
    $type: 'typography',
    $value: {
      fontFamily: typeface(String(fontFamily)).$value,
      fontSize,
      fontWeight,
      lineHeight,
      letterSpacing: sizeOf(String(style.letterSpacing ?? '0px'), fontSize),
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
    shadow: group(elevation, shadow),
    size: group({ touchTarget, pageWidth, gutter, measure, least }, size),
    motion: group(motion, duration),
  };
}

const text = () => `${JSON.stringify(designTokens(), null, 2)}\n`;

export const writeDesignTokens = (): void => writeFileSync(FILE, text());

/** Returns whether the file matches the theme. */
export const tokensAreCurrent = (): boolean => readFileSync(FILE, 'utf8') === text();
