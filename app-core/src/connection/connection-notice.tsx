import Alert from '@mui/material/Alert';
import { useOnline } from './use-online.ts';

const OFFLINE = 'Sin conexión. Lo que ves puede no estar al día; se actualiza solo cuando vuelva.';

export interface ConnectionNoticeProps {
  /** Another reason, while online, why the screen may be stale. */
  otherwise?: string | false;
}

/** Warns that the screen may be stale and why; disappears when the connection returns. */
export function ConnectionNotice({ otherwise = false }: ConnectionNoticeProps) {
  const notice = useOnline() ? otherwise : OFFLINE;
  return (
    <div role="status" aria-label="Conexión">
      {notice && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {notice}
        </Alert>
      )}
    </div>
  );
}
