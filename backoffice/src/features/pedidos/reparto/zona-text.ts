import type { Parada, Reparto } from 'api-client/backoffice';

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** Returns 'Pergamino (3 pedidos)'. */
export const zonaText = ({ zona, paradas }: Reparto['zonas'][number]): string =>
  `${zona ?? 'Sin zona'} (${count(paradas.length, 'pedido')})`;

/** Returns 'n.º 12 · San Martín 100, Pergamino · 2 bultos'. */
export const paradaText = ({ numero, domicilio, horario, bultos }: Parada): string =>
  [
    `n.º ${numero}`,
    horario ? `${domicilio} (${horario})` : domicilio,
    bultos === null ? 'sin empacar' : count(bultos, 'bulto'),
  ]
    .filter(Boolean)
    .join(' · ');
