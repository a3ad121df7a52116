import type { Shop } from 'settings/shop';
import { comercioOf, logoOf } from '../shared/comercio.ts';
import { one, type Queryable } from './database.ts';
import { ajustes } from './schema/system.ts';

/** The shop's data, and its look when admins changed it. */
export interface CurrentShop extends Shop {
  color: string | null;
  logo: ReturnType<typeof logoOf>;
  /** Id of the logo's picture. */
  imagenId: string | null;
}

/** Returns the shop's data for papers and mails: the admins' values, else the operator's settings. */
export async function getShop(q: Queryable, fallback: Shop): Promise<CurrentShop> {
  const row = await one(q.select().from(ajustes));
  const { linea_legal, direccion, ciudad, instagram, whatsapp, ...comercio } = comercioOf(row, fallback);
  const social = { instagram, whatsapp };
  const { nombre, cuit, telefono, email } = comercio;
  const { color, imagen_id: imagenId } = row;
  return {
    ...{ nombre, cuit, telefono, email, social, lineaLegal: linea_legal, address: direccion, city: ciudad },
    ...{ color, logo: logoOf(row), imagenId },
  };
}

/** Returns the bank details for transfers as a line of text; empty when the shop accepts no transfers. */
export async function getTransfer(q: Queryable): Promise<string> {
  const { banco, titular, cbu, alias } = await one(q.select().from(ajustes));
  if (!cbu) return '';
  return [banco, titular, `CBU o CVU ${cbu}`, alias && `alias ${alias}`].filter(Boolean).join(' · ');
}
