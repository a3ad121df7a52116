import { useQueries, useQuery } from '@tanstack/react-query';
import { type Usuario, usuariosGetOptions } from 'api-client/backoffice';
import type { Carrito } from '../../shared/carritos/carritos.ts';

type For = Pick<Carrito, 'cliente'>;

const optionsOf = ({ cliente }: For) => ({
  ...usuariosGetOptions({ path: { id: cliente ?? '' } }),
  enabled: cliente !== null,
});

/** Loads the cart's customer. */
export const useCliente = (carrito: For) => useQuery(optionsOf(carrito));

export type Cliente = ReturnType<typeof useCliente>;

/** Returns the customer's name for each cart. */
export function useNames(carritos: readonly For[]): string[] {
  // Load each account once, even with several carts.
  const ids = [...new Set(carritos.flatMap(({ cliente }) => cliente ?? []))];
  const found = useQueries({ queries: ids.map((cliente) => optionsOf({ cliente })) });
  return carritos.map(({ cliente }) =>
    cliente === null ? NOBODY : nameOf(found[ids.indexOf(cliente)]?.data),
  );
}

export const NOBODY = 'Sin cliente';

export const nameOf = (usuario: Pick<Usuario, 'nombre' | 'apellido'> | undefined): string =>
  usuario ? `${usuario.nombre} ${usuario.apellido}` : 'Cliente';
