import { ThemeProvider } from '@mui/material/styles';
import { theme } from '../theme/theme.ts';
import { KitFrame, type KitFrameProps } from './kit-frame.tsx';
import { ModeSync } from './mode-sync.tsx';

export interface KitProviderProps extends Omit<KitFrameProps, 'themed'> {
  /** Colour scheme. The app decides and remembers it; the kit stores nothing. */
  mode?: 'light' | 'dark' | 'system';
}

/** What everything of the kit needs around it, in both schemes. */
export const KitProvider = ({ mode = 'light', ...props }: KitProviderProps) => (
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
