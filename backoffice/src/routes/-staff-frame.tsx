import type { ReactNode } from 'react';
import { SessionExpiredDialog } from '../features/login/session-expired-dialog.tsx';
import { EnrolSlot } from '../features/segundo-factor/enrol-slot.tsx';
import { Shell } from '../features/shell/shell.tsx';

/** The frame around every staff page, including missing ones. */
export const StaffFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Shell>{children}</Shell>
    <EnrolSlot />
    <SessionExpiredDialog />
  </>
);
