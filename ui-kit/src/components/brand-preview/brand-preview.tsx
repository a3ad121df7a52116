import { ThemeContext } from '@emotion/react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type PaletteOptions, styled, useThemeProps } from '@mui/material/styles';
import { useMemo } from 'react';
import { type Brand, brandOf } from '../../theme/brand.ts';
import { darkPalette } from '../../theme/dark-palette.ts';
import { themeOfValues } from '../../theme/light-theme.ts';
import { inBrand, lightPalette } from '../../theme/palettes.ts';
import { least, touchTarget } from '../../theme/tokens.ts';
import { Logo, type LogoPicture } from '../logo/logo.tsx';

export interface BrandPreviewProps {
  /** The shop's name. */
  name: string;
  /** The shop's colour as '#rrggbb'; null for the default colour. */
  colour: string | null;
  picture?: LogoPicture | null;
  texts?: Partial<typeof brandPreviewTexts>;
}

export const brandPreviewTexts = {
  light: 'Claro: la tienda, los correos y el panel',
  dark: 'Oscuro: el panel de quien lo prefiere',
  button: 'Realizar pedido',
  link: 'Ver el catálogo',
};

const Root = styled('div', { name: 'TiendaBrandPreview', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.buttons}), 1fr))`,
  gap: 16,
});

const Scheme = styled('div', { name: 'TiendaBrandPreview', slot: 'Scheme' })(({ theme }) => ({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  padding: 16,
  border: `1px solid ${theme.tokens.palette.divider}`,
  borderRadius: theme.tokens.shape.borderRadius,
  background: theme.tokens.palette.background.default,
  color: theme.tokens.palette.text.primary,
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.tokens.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 },
}));

const darkOptions: PaletteOptions & { mode: 'dark' } = { mode: 'dark', ...darkPalette };

const themesOf = (brand: Brand | null) => ({
  light: themeOfValues(inBrand(lightPalette, 'light', brand)),
  dark: themeOfValues(inBrand(darkOptions, 'dark', brand)),
});

/** Previews the shop's colour and logo in header, button and link, in both colour schemes. */
export function BrandPreview(inProps: BrandPreviewProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBrandPreview' });
  const { name, colour, picture = null } = props;
  const texts = { ...brandPreviewTexts, ...props.texts };
  const themes = useMemo(() => themesOf(colour ? brandOf(colour) : null), [colour]);
  return (
    <Root>
      {(['light', 'dark'] as const).map((scheme) => (
        <ThemeContext key={scheme} value={themes[scheme]}>
          <Scheme role="group" aria-label={texts[scheme]}>
            <p>{texts[scheme]}</p>
            <Logo name={name} picture={picture} />
            <div>
              <Button type="button" variant="contained">
                {texts.button}
              </Button>
              <Link component="button" type="button" sx={{ minHeight: touchTarget }}>
                {texts.link}
              </Link>
            </div>
          </Scheme>
        </ThemeContext>
      ))}
    </Root>
  );
}
