import type { Producto } from 'api-client/backoffice';
import { createContext } from 'react';

/** The product of the list that Enter takes. */
export const ActiveProducto = createContext<Producto | undefined>(undefined);
