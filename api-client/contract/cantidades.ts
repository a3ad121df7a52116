/** Sales terms of a product that depend on the quantity, as answers have them. */
import { z } from 'zod';

export const cantidades = z
  .object({
    minimo: z.int().describe('Lowest quantity of a line'),
    multiplo: z.int().describe('Quantities are multiples of this number'),
    escalas: z
      .array(z.object({ desde: z.int(), precio: z.number().describe('ARS for one unit') }))
      .optional()
      .describe('Prices from a quantity on, ascending; absent for callers who may not see prices'),
  })
  .meta({ id: 'Cantidades' });
