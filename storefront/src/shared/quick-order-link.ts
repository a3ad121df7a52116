/** Of what comes late alone: the addresses that every page has stand in `links`. */
export const quickOrderLink = { label: 'Pedido rápido', href: '/pedido-rapido' } as const;
