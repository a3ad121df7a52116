import 'ui-kit/fonts.css';
import { configureApi, prepareApi } from 'api-client/backoffice';
import { keepPageOnMissingFile } from 'app-core/routing/missing-file';
import { supportTranslation } from 'app-core/translated-page';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from 'ui-kit/when-idle';
import { parseEnvironment } from '../shared/environment.ts';
import { currentToken, session, tokenToSend } from '../shared/session/access.ts';
import { App } from './app.tsx';
import { createPanelQueries } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { watchSession } from './session-watch.ts';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');

keepPageOnMissingFile();
supportTranslation();
configureApi({ token: currentToken, tokenToSend, account: session.userId });
// In parallel with the page's code. If this fails, the first call reports it.
prepareApi().catch(() => {});
const environment = parseEnvironment(document.getElementById('environment')?.textContent);
const queryClient = createPanelQueries();
const router = createAppRouter({ queryClient, environment });
watchSession(router, queryClient);

createRoot(root).render(
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>,
);

// After the first page: its files must not wait for the offline cache.
if (import.meta.env.PROD) {
  window.addEventListener('load', () =>
    whenIdle(
      () =>
        void import('app-core/offline/install-shell').then((it) => it.tryToInstallShell()).catch(() => {}),
    ),
  );
}
