import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { isAdmin, useSession } from '../../shared/session/access.ts';

const costo = lateView(async () => (await import('./costo/open-costo.tsx')).CostoOpened, 'when-wanted');
const grupo = lateView(async () => (await import('./tamanos/open-grupo.tsx')).GrupoOpened, 'when-wanted');

interface SectionProps {
  producto_id: string;
}

function LateSection({ title, view, producto_id }: SectionProps & { title: string; view: typeof costo }) {
  const [open, setOpen] = useState(false);
  const Opened = useLateView(
    view,
    open,
    useCallback(() => setOpen(false), []),
  );
  return (
    <section>
      <Button variant="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        {title}
      </Button>
      {open && Opened && <Opened producto_id={producto_id} />}
    </section>
  );
}

/** The product's cost, loaded on request; only for admins. */
export const CostoSection = (props: SectionProps) =>
  isAdmin(useSession()) && <LateSection {...props} title="Costo" view={costo} />;

/** The sizes of a product in its form, loaded on request. */
export const GrupoSection = (props: SectionProps) => (
  <LateSection {...props} title="Tamaños del mismo producto" view={grupo} />
);
