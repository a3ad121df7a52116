import { useQueries, useQuery } from '@tanstack/react-query';
import { type Usuario, usuariosGetOptions } from 'api-client/backoffice';
import type { Carrito } from '../../shared/carritos/carrito.ts';

type For = Pick<Carrito, 'cliente'>;

const optionsOf = ({ cliente }: For) => ({
  ...usuariosGetOptions({ path: { id: cliente ?? '' } }),
  enabled: cliente !== null,
});

/** The account that a cart is for. */
export const useCliente = (carrito: For) => useQuery(optionsOf(carrito));

export type Cliente = ReturnType<typeof useCliente>;

/** Whom each of several carts is for, in a word. */
export function useNames(carritos: readonly For[]): string[] {
  // Each account once, however many carts it has.
  const ids = [...new Set(carritos.flatMap(({ cliente }) => cliente ?? []))];
  const found = useQueries({ queries: ids.map((cliente) => optionsOf({ cliente })) });
  return carritos.map(({ cliente }) =>
    cliente === null ? NOBODY : nameOf(found[ids.indexOf(cliente)]?.data),
  );
}

export const NOBODY = 'Sin cliente';

export const nameOf = (usuario: Pick<Usuario, 'nombre' | 'apellido'> | undefined): string =>
  usuario ? `${usuario.nombre} ${usuario.apellido}` : 'Cliente';
