import { createContext } from 'react';

/** Says aloud what changed in the cart, from a live region that stands as long as the drawer is open. */
export const CartAnnouncer = createContext<(text: string) => void>(() => {});
