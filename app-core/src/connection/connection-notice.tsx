import Alert from '@mui/material/Alert';
import { useOnline } from './use-online.ts';

const OFFLINE = 'Sin conexión. Lo que ves puede no estar al día; se actualiza solo cuando vuelva.';

export interface ConnectionNoticeProps {
  /** What else keeps the screen from being up to date, while there is signal. */
  otherwise?: string | false;
}

/** What is on screen may be old, and why: said at once, and gone when signal is back. */
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
