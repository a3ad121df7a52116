/** Only lazy chunks use these addresses; `links` is part of every page. */
export const listsLink = { label: 'Mis listas', href: '/listas' } as const;

export const listHref = (listaId: string): string => `${listsLink.href}/${listaId}`;
