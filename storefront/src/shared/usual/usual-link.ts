import { links } from '../links.ts';

/** As its page calls it; the menus have a shorter label. */
export const usualLink = { label: 'Mis habituales', href: links.habituales } as const;
