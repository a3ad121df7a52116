import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Milliseconds from the end of registration, request and change of a password until the page moves on. */
export const LEAVE_AFTER = 5000;

/** Moves on to another page, 5 s after `since` was set last: any value that is another each time. */
export function useLeave(to: '/inicio' | '/login', since: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (since === undefined) return;
    const leave = setTimeout(() => void navigate({ to }), LEAVE_AFTER);
    return () => clearTimeout(leave);
  }, [since, to, navigate]);
}
