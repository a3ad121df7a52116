import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';

const opened = lateView(async () => (await import('./grupo-opened.tsx')).GrupoOpened, 'when-wanted');

/** The sizes of a product in its form, loaded on request. */
export function GrupoSection({ producto_id }: { producto_id: string }) {
  const [open, setOpen] = useState(false);
  const Opened = useLateView(
    opened,
    open,
    useCallback(() => setOpen(false), []),
  );
  return (
    <section>
      <Button variant="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        Tamaños del mismo producto
      </Button>
      {open && Opened && <Opened producto_id={producto_id} />}
    </section>
  );
}
