import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Brand } from '../theme/brand.ts';
import { theme as houseTheme, themeOf } from '../theme/theme.ts';
import { KitFrame, type KitFrameProps } from './kit-frame.tsx';
import { ModeSync } from './mode-sync.tsx';

export interface KitProviderProps extends Omit<KitFrameProps, 'themed'> {
  /** Colour scheme. The app decides and remembers it; the kit stores nothing. */
  mode?: 'light' | 'dark' | 'system';
  /** The shop's own colour; without it the house's. The same object as long as it is the same. */
  brand?: Brand | null;
}

/** What everything of the kit needs around it, in both schemes. */
export function KitProvider({ mode = 'light', brand = null, ...props }: KitProviderProps) {
  const theme = useMemo(() => (brand ? themeOf(brand) : houseTheme), [brand]);
  return (
    <KitFrame
      {...props}
      themed={(content) => (
        // `noSsr`: the scheme counts from the first render on, or all styles of the page would be worked out once more.
        <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} disableTransitionOnChange noSsr>
          <ModeSync mode={mode} />
          {content}
        </ThemeProvider>
      )}
    />
  );
}
