import { links } from './links.ts';

export const quickOrderLink = { label: 'Pedido rápido', href: links.pedidoRapido } as const;
