import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { useSession } from '../../shared/session/use-session.ts';

/** One chunk with all that is for staff; only their browsers load it, once the session says who they are. */
const tools = () => import('./staff-tools.tsx');

/** In the place of each tool when they could not be had: said once, and the page stays. */
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
