import { globSync } from 'node:fs';
import { testRenderedQuietly } from './test/rendered-quietly.tsx';

// The components' stories are tested in a second file, so that both processors are used.
const files = globSync('**/*.stories.tsx', { cwd: import.meta.dirname, exclude: ['components/**'] });
await testRenderedQuietly(import.meta.dirname, files);
