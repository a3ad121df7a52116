import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Milliseconds until the page leaves after a registration, or a password request or change. */
export const LEAVE_AFTER = 5000;

/** Navigates 5 s after `since` changed. Pass a new value for each restart. */
export function useLeave(to: '/inicio' | '/login', since: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (since === undefined) return;
    const leave = setTimeout(() => void navigate({ to }), LEAVE_AFTER);
    return () => clearTimeout(leave);
  }, [since, to, navigate]);
}
