import { createContext } from 'react';

/** Announces cart changes through a live region that exists while the drawer is open. */
export const CartAnnouncer = createContext<(text: string) => void>(() => {});
