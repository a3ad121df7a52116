/** Of what comes late alone: the addresses that every page has stand in `links`. */
export const listsLink = { label: 'Mis listas', href: '/listas' } as const;

export const listHref = (listaId: string): string => `${listsLink.href}/${listaId}`;
