import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps } from 'react';
import { lightTheme, type ValuesTheme } from '../theme/light-theme.ts';
import { KitFrame, type KitFrameProps } from './kit-frame.tsx';

export interface ValuesKitProviderProps extends Omit<KitFrameProps, 'themed'> {
  /** In one scheme. Default: the light one, in the house's colour. */
  theme?: ValuesTheme;
}

type Defaults = ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * What everything of the kit needs around it, for an app whose page comes from the server in one scheme: Material's own
 * provider minds which scheme counts, which is 3 kB of each page and some work of taking it over.
 */
export function ValuesKitProvider({ theme = lightTheme(), ...props }: ValuesKitProviderProps) {
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
