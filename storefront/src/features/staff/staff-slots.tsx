import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../../shared/session/use-session.ts';

/** One chunk with all that is for staff; only their browsers load it, once the session says who they are. */
const tools = () => import('./staff-tools.tsx');

const forStaff = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load() }));
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
