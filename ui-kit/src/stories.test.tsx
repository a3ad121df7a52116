// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { testRenderedQuietly } from './test/rendered-quietly.tsx';

// The components' have a file of their own: two take both processors.
const files = globSync('**/*.stories.tsx', { cwd: import.meta.dirname, exclude: ['components/**'] });
await testRenderedQuietly(import.meta.dirname, files);
