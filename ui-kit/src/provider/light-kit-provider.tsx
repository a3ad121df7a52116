import { lightTheme } from '../theme/light-theme.ts';
import { KitFrame, type KitFrameProps } from './kit-frame.tsx';

export type LightKitProviderProps = Omit<KitFrameProps, 'theme' | 'mode'>;

/** What everything of the kit needs around it, for an app that has no dark scheme. */
export const LightKitProvider = (props: LightKitProviderProps) => (
  <KitFrame {...props} theme={lightTheme()} />
);
