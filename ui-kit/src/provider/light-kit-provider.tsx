import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps } from 'react';
import { lightTheme } from '../theme/light-theme.ts';
import { KitFrame, type KitFrameProps } from './kit-frame.tsx';

export type LightKitProviderProps = Omit<KitFrameProps, 'themed'>;

type Defaults = ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * What everything of the kit needs around it, for an app that has no dark scheme: Material's own provider minds which
 * scheme counts, which is 3 kB of each page and some work of taking it over.
 */
export function LightKitProvider(props: LightKitProviderProps) {
  const theme = lightTheme();
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
