/** Writes `ui-kit/tokens.json` from the kit's theme. Part of `pnpm generate` */
import { writeDesignTokens } from './lib/design-tokens.ts';

writeDesignTokens();
