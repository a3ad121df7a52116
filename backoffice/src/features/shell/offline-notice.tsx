import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** What is on screen may be old, and why. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          Sin conexión. Lo que ves puede no estar al día; se actualiza solo cuando vuelva.
        </Alert>
      )}
    </div>
  );
}
