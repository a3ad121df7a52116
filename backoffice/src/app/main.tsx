import 'ui-kit/fonts.css';
import { configureApi, prepareApi } from 'api-client/backoffice';
import { keepPageOnMissingFile } from 'app-core/routing/missing-file';
import { keepTranslatedPage } from 'app-core/translated-page';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from 'ui-kit/when-idle';
import { parseEnvironment } from '../shared/environment.ts';
import { currentToken } from '../shared/session/access.ts';
import { session } from '../shared/session/session-store.ts';
import { App } from './app.tsx';
import { createPanelQueries } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { watchSession } from './session-watch.ts';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');

keepPageOnMissingFile();
keepTranslatedPage();
configureApi({ token: currentToken, account: session.userId });
// Beside the code of the screen, which calls with it at once. Should it not come, the first call says so.
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

// After the first screen: its files are not to wait for those that are stored for later.
if (import.meta.env.PROD) {
  window.addEventListener('load', () =>
    whenIdle(
      () => void import('app-core/offline/keep-shell').then((it) => it.tryToKeepShell()).catch(() => {}),
    ),
  );
}
