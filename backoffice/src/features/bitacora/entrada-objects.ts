/** Names the object of an audit entry inside a sentence. */
import type { Entrada } from 'api-client/backoffice';

const PLACES = { marca: 'la marca', categoria: 'la categoría', etiqueta: 'la etiqueta' } as const;

/** Returns a brand, category or tag with its name: 'la marca Sol'. */
export function filtroOf({ objeto, objeto_nombre }: Entrada): string {
  const kind =
    objeto === 'marca' || objeto === 'categoria' || objeto === 'etiqueta' ? PLACES[objeto] : 'el filtro';
  return `${kind} ${objeto_nombre ?? ''}`.trim();
}

export const cuentaOf = ({ objeto_nombre }: Entrada): string =>
  objeto_nombre ? `la cuenta de ${objeto_nombre}` : 'una cuenta borrada';
export const pedidoOf = ({ objeto_nombre }: Entrada): string => `el pedido ${objeto_nombre ?? ''}`.trim();
export const productoOf = ({ objeto_nombre }: Entrada): string => `el producto ${objeto_nombre ?? ''}`.trim();

/** Returns the file name of an import. */
export const importacionOf = ({ objeto_nombre }: Entrada): string => `«${objeto_nombre ?? ''}»`;

/** Returns the selection of a price change: 'Marca Sol'. */
export const preciosOf = ({ objeto_nombre }: Entrada): string => objeto_nombre ?? '';

export const sinonimosOf = ({ objeto_nombre }: Entrada): string =>
  `los sinónimos ${objeto_nombre ?? ''}`.trim();

export const busquedaOf = ({ objeto_nombre }: Entrada): string => `la búsqueda «${objeto_nombre ?? ''}»`;

export const zonaOf = ({ objeto_nombre }: Entrada): string => `la zona ${objeto_nombre ?? ''}`.trim();

export const bannerOf = ({ objeto_nombre }: Entrada): string => `el banner «${objeto_nombre ?? ''}»`;

export const vistaOf = ({ objeto_nombre }: Entrada): string => `la vista «${objeto_nombre ?? ''}»`;

/** Returns a job's kind and subject: 'Avisos de pedidos: Pedido N.º 7'. */
export const trabajoOf = ({ objeto_nombre }: Entrada): string => objeto_nombre ?? '';

export const rolOf = ({ objeto_nombre }: Entrada): string => `el rol «${objeto_nombre ?? ''}»`;
