import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { isAdmin, useSession } from '../../../shared/session/access.ts';

const opened = lateView(async () => (await import('./costo-opened.tsx')).CostoOpened, 'when-wanted');

/** The product's cost, loaded on request; only for admins. */
export function CostoSection({ producto_id }: { producto_id: string }) {
  const [open, setOpen] = useState(false);
  const Opened = useLateView(
    opened,
    open,
    useCallback(() => setOpen(false), []),
  );
  if (!isAdmin(useSession())) return null;
  return (
    <section>
      <Button variant="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        Costo
      </Button>
      {open && Opened && <Opened producto_id={producto_id} />}
    </section>
  );
}
