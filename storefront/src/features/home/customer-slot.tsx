import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useForCustomers } from '../../shared/session/early-session.ts';
import { useSession, useSessionReady } from '../../shared/session/session.ts';
import { roomHeight } from './customer-room.ts';

const customerHome = lateView(async () => (await import('./customer-home.tsx')).CustomerHome, 'when-wanted');

const Room = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  marginBottom: spacing(6),
  minHeight: roomHeight.xs,
  [breakpoints.up('sm')]: { minHeight: roomHeight.sm },
  [breakpoints.up('lg')]: { minHeight: roomHeight.lg },
}));

/**
 * Reserves the height of the customer's part from the first paint if this browser has a session. Only customers load
 * its code.
 */
export function CustomerSlot() {
  const ready = useSessionReady();
  const { authenticated, isStaff } = useSession();
  const forCustomers = useForCustomers();
  const [missing, setMissing] = useState(false);
  const isCustomer = authenticated && !isStaff;
  const onMissing = useCallback(() => setMissing(true), []);
  const View = useLateView(customerHome, isCustomer, onMissing);
  if (ready && !isCustomer) return null;
  return (
    <Room {...forCustomers}>
      {View ? <View /> : missing && 'No pudimos cargar tu resumen. Recarga la página.'}
    </Room>
  );
}
