/** What an entry was done to, as a sentence about it names it. */
import type { Entrada } from 'api-client/backoffice';

const PLACES = { marca: 'la marca', categoria: 'la categoría', etiqueta: 'la etiqueta' } as const;

/** A brand, a category or a tag with its name: 'la marca Sol'. */
export function filtroOf({ objeto, objeto_nombre }: Entrada): string {
  const kind =
    objeto === 'marca' || objeto === 'categoria' || objeto === 'etiqueta' ? PLACES[objeto] : 'el filtro';
  return `${kind} ${objeto_nombre ?? ''}`.trim();
}

export const cuentaOf = ({ objeto_nombre }: Entrada): string =>
  objeto_nombre ? `la cuenta de ${objeto_nombre}` : 'una cuenta borrada';
export const pedidoOf = ({ objeto_nombre }: Entrada): string => `el pedido ${objeto_nombre ?? ''}`.trim();
export const productoOf = ({ objeto_nombre }: Entrada): string => `el producto ${objeto_nombre ?? ''}`.trim();

/** A spreadsheet or pictures that were brought in, by their file. */
export const importacionOf = ({ objeto_nombre }: Entrada): string => `«${objeto_nombre ?? ''}»`;

/** What was chosen: 'Marca Sol'. */
export const preciosOf = ({ objeto_nombre }: Entrada): string => objeto_nombre ?? '';

export const sinonimosOf = ({ objeto_nombre }: Entrada): string =>
  `los sinónimos ${objeto_nombre ?? ''}`.trim();

export const busquedaOf = ({ objeto_nombre }: Entrada): string => `la búsqueda «${objeto_nombre ?? ''}»`;

export const zonaOf = ({ objeto_nombre }: Entrada): string => `la zona ${objeto_nombre ?? ''}`.trim();

export const bannerOf = ({ objeto_nombre }: Entrada): string => `el banner «${objeto_nombre ?? ''}»`;

export const vistaOf = ({ objeto_nombre }: Entrada): string => `la vista «${objeto_nombre ?? ''}»`;

/** What a job does, and about what: 'Avisos de pedidos: Pedido N.º 7'. */
export const trabajoOf = ({ objeto_nombre }: Entrada): string => objeto_nombre ?? '';

export const rolOf = ({ objeto_nombre }: Entrada): string => `el rol «${objeto_nombre ?? ''}»`;
