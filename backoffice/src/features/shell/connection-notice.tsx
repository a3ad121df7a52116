import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useLiveLost } from '../../shared/live.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** What is on screen may be old, and why. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const lost = useLiveLost();
  const notice = !online
    ? 'Sin conexión. Lo que ves puede no estar al día; se actualiza solo cuando vuelva.'
    : lost && 'Sin conexión en vivo. Lo nuevo no aparece solo hasta que vuelva; seguimos intentando.';
  return (
    <div role="status">
      {notice && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {notice}
        </Alert>
      )}
    </div>
  );
}
