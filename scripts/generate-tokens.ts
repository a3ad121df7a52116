/** Writes `ui-kit/tokens.json` out of the kit's theme. Part of `pnpm generate` */
import { writeDesignTokens } from './lib/design-tokens.ts';

writeDesignTokens();
