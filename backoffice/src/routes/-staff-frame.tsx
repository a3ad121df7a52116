import type { ReactNode } from 'react';
import { SessionExpiredSlot } from '../features/login/session-expired-slot.tsx';
import { EnrolSlot } from '../features/segundo-factor/enrol-slot.tsx';
import { Shell } from '../features/shell/shell.tsx';

/** The frame around every staff page, including missing ones. */
export const StaffFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Shell>{children}</Shell>
    <EnrolSlot />
    <SessionExpiredSlot />
  </>
);
