import type { Queryable } from '../../db/database.ts';
import type { Page } from '../../shared/page.ts';
import { listPedidos } from '../pedidos/pedidos-list-repository.ts';

/** Returns a page of approved orders without a valid packing, oldest first. */
export const listPorEmpacar = (q: Queryable, page: Page) =>
  listPedidos(q, { ...page, orden: 'mas_antiguos', filters: { sinEmpacar: true } });
