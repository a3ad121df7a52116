import { create } from 'storybook/theming/create';
import { darkPalette } from '../ui-kit/src/theme/dark-palette.ts';
import { lightPalette } from '../ui-kit/src/theme/palettes.ts';
import { fonts, shape } from '../ui-kit/src/theme/tokens.ts';

const palettes = { light: lightPalette, dark: darkPalette };

/** Returns the Storybook theme in the shop's colours and fonts. */
export function lookOf(scheme: 'light' | 'dark') {
  const { background, text, divider, primary, border } = palettes[scheme];
  return create({
    base: scheme,
    brandTitle: 'Tienda: el kit',
    fontBase: fonts.text,
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: background.default,
    appContentBg: background.default,
    appPreviewBg: background.default,
    appBorderColor: divider,
    appBorderRadius: shape.control,
    textColor: text.primary,
    textMutedColor: text.secondary,
    textInverseColor: background.default,
    barBg: background.paper,
    barTextColor: text.secondary,
    barHoverColor: primary.main,
    barSelectedColor: primary.main,
    buttonBg: background.paper,
    buttonBorder: border.control,
    booleanBg: border.soft,
    booleanSelectedBg: background.paper,
    inputBg: background.paper,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: shape.control,
  });
}
