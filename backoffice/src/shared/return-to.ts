import { safeReturnTo as safe } from 'app-core/return-to';

/** Where to go after signing in, if it is a page of this app; the login itself is none. */
export const safeReturnTo = (value: string | undefined): string | undefined => safe(value, ['/login']);
