import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps } from 'react';
import type { Tones } from '../theme/brand.ts';
import { lightTheme } from '../theme/light-theme.ts';
import { KitFrame, type KitFrameProps } from './kit-frame.tsx';

export interface LightKitProviderProps extends Omit<KitFrameProps, 'themed'> {
  /** Of the shop's own colour; without them the house's. */
  tones?: Tones | null;
}

type Defaults = ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * What everything of the kit needs around it, for an app that has no dark scheme: Material's own provider minds which
 * scheme counts, which is 3 kB of each page and some work of taking it over.
 */
export function LightKitProvider({ tones, ...props }: LightKitProviderProps) {
  const theme = lightTheme(tones);
  return (
    <KitFrame
      {...props}
      themed={(content) => (
        <ThemeContext value={theme}>
          <DefaultPropsProvider value={theme.components as Defaults}>{content}</DefaultPropsProvider>
        </ThemeContext>
      )}
    />
  );
}
