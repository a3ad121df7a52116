import type { Shop } from 'settings/shop';
import { comercioOf } from '../shared/comercio-of.ts';
import { one, type Queryable } from './database.ts';
import { ajustes } from './schema/system.ts';

/** Who the shop is, for papers and mails: what admins have written, else what the operator's settings say. */
export async function shopOf(q: Queryable, fallback: Shop): Promise<Shop> {
  const { linea_legal, direccion, ciudad, instagram, whatsapp, ...comercio } = comercioOf(
    await one(q.select().from(ajustes)),
    fallback,
  );
  const social = { instagram, whatsapp };
  const { nombre, cuit, telefono, email } = comercio;
  return { nombre, cuit, telefono, email, social, lineaLegal: linea_legal, address: direccion, city: ciudad };
}
