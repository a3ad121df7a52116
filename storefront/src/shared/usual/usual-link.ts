/** Of what comes late alone: the addresses that every page has stand in `links`. */
export const usualLink = { label: 'Mis habituales', href: '/habituales' } as const;
