/** For the tests of the kit and the apps, as their setup: a test leaves nothing on the screen to the next one. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { freshStyles } from './story-styles.ts';

// No test waits that long, unless many share its processors.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  freshStyles();
});
