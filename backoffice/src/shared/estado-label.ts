import type { EstadoPedido } from 'api-client/backoffice';

/** Returns a status as the document writes it: upper case, with a space for the underscore. */
export const estadoLabel = (estado: EstadoPedido): string => estado.replace('_', ' ').toUpperCase();
