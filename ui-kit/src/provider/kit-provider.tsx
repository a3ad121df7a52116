import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import type { Brand } from '../theme/brand.ts';
import { theme as houseTheme, themeOf } from '../theme/theme.ts';
import { KitFrame, type KitFrameProps } from './kit-frame.tsx';

/** MUI reads its mode once; this component lets the app change the mode by a prop. */
function ModeSync({ mode }: { mode: 'light' | 'dark' | 'system' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

export interface KitProviderProps extends Omit<KitFrameProps, 'themed'> {
  /** Colour scheme. Default 'light'. The app decides and stores the scheme; the kit stores nothing. */
  mode?: 'light' | 'dark' | 'system';
  /** The shop's own colour; null for the default colour. Keep the object stable. */
  brand?: Brand | null;
}

/** Provider of the kit for an app with both colour schemes. */
export function KitProvider({ mode = 'light', brand = null, ...props }: KitProviderProps) {
  const theme = useMemo(() => (brand ? themeOf(brand) : houseTheme), [brand]);
  return (
    <KitFrame
      {...props}
      themed={(content) => (
        // `noSsr`: apply the scheme in the first render; otherwise all styles are computed twice.
        <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} disableTransitionOnChange noSsr>
          <ModeSync mode={mode} />
          {content}
        </ThemeProvider>
      )}
    />
  );
}
