import type { Producto } from 'api-client/backoffice';
import { createContext } from 'react';

/** The product that Enter adds. */
export const ActiveProducto = createContext<Producto | undefined>(undefined);
