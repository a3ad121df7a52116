import { StartClient } from '@tanstack/react-start/client';
import { keepPageOnMissingFile } from 'app-core/routing/missing-file';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

keepPageOnMissingFile();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
