import type { ReactNode } from 'react';
import { GoOnDialog } from '../features/login/go-on-dialog.tsx';
import { EnrolSlot } from '../features/segundo-factor/enrol-slot.tsx';
import { Shell } from '../features/shell/shell.tsx';

/** What is around every screen of the staff's, the ones that don't exist included. */
export const StaffFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Shell>{children}</Shell>
    <EnrolSlot />
    <GoOnDialog />
  </>
);
