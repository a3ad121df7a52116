import type { EstadoPedido } from 'api-client/backoffice';

/** As the document writes a status: the first underscore a space, in upper case. */
export const estadoLabel = (estado: EstadoPedido): string => estado.replace('_', ' ').toUpperCase();
