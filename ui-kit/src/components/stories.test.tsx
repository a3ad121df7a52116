import { globSync } from 'node:fs';
import { testRenderedQuietly } from '../test/rendered-quietly.tsx';

await testRenderedQuietly(import.meta.dirname, globSync('**/*.stories.tsx', { cwd: import.meta.dirname }));
