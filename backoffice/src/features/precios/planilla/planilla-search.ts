import { LIMITS, type ProductosPage, productosPanelOptions } from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { page, term } from '../../../shared/list-search.ts';

const planillaSearch = z.object({
  term,
  marca: z.uuid().optional().catch(undefined),
  categoria: z.uuid().optional().catch(undefined),
  page,
});

/** The page size is one call's maximum: a column is pasted into one page. */
export const planillaPages = {
  title: 'Planilla de precios',
  search: planillaSearch,
  options: ({ term, marca, categoria }: z.infer<typeof planillaSearch>) =>
    callOptions<ProductosPage>(
      productosPanelOptions({
        query: {
          limit: LIMITS.pageMax,
          ...(term && { term }),
          ...(marca && { marca_id: marca }),
          ...(categoria && { categoria_id: categoria }),
        },
      }),
    ),
};
