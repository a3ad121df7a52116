import type { Queryable } from '../../db/database.ts';
import type { Page } from '../../shared/page.ts';
import { listPedidos } from '../pedidos/pedidos-list-repository.ts';

/** A page of the approved orders that are not packed as they are by now, the oldest first. */
export const listPorEmpacar = (q: Queryable, page: Page) =>
  listPedidos(q, { ...page, orden: 'mas_antiguos', filters: { sinEmpacar: true } });
