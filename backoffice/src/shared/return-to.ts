import { safeReturnTo as safe } from 'app-core/return-to';

/** Returns the page to open after login if it is in this app; not the login itself. */
export const safeReturnTo = (value: string | undefined): string | undefined => safe(value, ['/login']);
