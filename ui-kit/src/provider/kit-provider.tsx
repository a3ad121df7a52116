import { theme } from '../theme/theme.ts';
import { KitFrame, type KitFrameProps } from './kit-frame.tsx';

export type KitProviderProps = Omit<KitFrameProps, 'theme'>;

/** What everything of the kit needs around it, in both schemes. */
export const KitProvider = (props: KitProviderProps) => <KitFrame {...props} theme={theme} />;
