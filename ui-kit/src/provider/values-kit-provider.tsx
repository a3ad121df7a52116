import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps } from 'react';
import { lightTheme, type ValuesTheme } from '../theme/light-theme.ts';
import { KitFrame, type KitFrameProps } from './kit-frame.tsx';

export interface ValuesKitProviderProps extends Omit<KitFrameProps, 'themed'> {
  /** Theme of one scheme. Default: the light scheme in the default colour. */
  theme?: ValuesTheme;
}

type Defaults = ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * Provider of the kit for a server-rendered app with one colour scheme. Material's own provider tracks the scheme,
 * which costs 3 kB per page and hydration time.
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
