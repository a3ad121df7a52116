import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { useSession } from '../../shared/session/session.ts';

/** A single chunk with all parts for staff. Only their browsers load it, after the session is known. */
const tools = () => import('./staff-tools.tsx');

/** Replaces each part if the chunk fails to load; shows a single message. */
function ToolsMissing() {
  const toasts = useToasts();
  useEffect(() => {
    toasts.error('No pudimos cargar los accesos al panel. Recarga la página.', { key: 'accesos-al-panel' });
  }, [toasts]);
  return null;
}

const forStaff = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load().catch(() => ToolsMissing) }));
  return function StaffPart(props: P) {
    const { isStaff } = useSession();
    return isStaff ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
};

export const StaffBell = forStaff(async () => (await tools()).StaffToolsBell);
export const StaffLinks = forStaff(async () => (await tools()).StaffToolsLinks);
export const StaffOrder = forStaff(async () => (await tools()).StaffToolsOrder);
