import { ajustes } from 'api-client/contract/ajustes-staff';
import { datosBancarios } from 'api-client/contract/datos-bancarios';
import { tienda } from 'api-client/contract/tienda';
import type { Shop } from 'settings/shop';
import type { z } from 'zod';
import { comercioOf, filledTextos, logoOf, textosOf } from '../../shared/comercio.ts';
import type { AjustesRow, findWithoutFactor } from './repository.ts';

export const toAjustes = (
  row: AjustesRow,
  shop: Shop,
  sin_segundo_factor: Awaited<ReturnType<typeof findWithoutFactor>>,
): z.output<typeof ajustes> =>
  ajustes.parse({
    ...row,
    comercio: comercioOf(row, shop),
    datos_bancarios: row,
    textos: textosOf(row),
    logo: logoOf(row),
    sin_segundo_factor,
  });

/** Returns the fields that the audit log keeps. */
export const auditFieldsOf = (row: AjustesRow, shop: Shop) => ({
  exige_segundo_factor: row.exige_segundo_factor,
  monto_minimo: row.monto_minimo,
  envio_gratis: row.envio_gratis,
  ...comercioOf(row, shop),
  ...toDatosBancarios(row),
  ...textosOf(row),
  color: row.color,
  logo: row.imagen_id,
});

/**
 * Returns the shop data that anyone may see on that day.
 * @param cerrado the holidays that are announced on that day
 */
export function toTienda(
  row: AjustesRow,
  shop: Shop,
  day: string,
  cerrado: string[],
): z.output<typeof tienda> {
  const { anuncio, anuncio_desde: first, anuncio_hasta: last, ...comercio } = comercioOf(row, shop);
  const isNow = first <= day && (last === '' || day <= last);
  return tienda.parse({
    ...row,
    comercio: { ...comercio, anuncio: isNow ? anuncio : '' },
    textos: filledTextos(row, comercio),
    logo: logoOf(row),
    cerrado,
  });
}

/** Returns the bank details, which customers may see. */
export const toDatosBancarios = (row: AjustesRow): z.output<typeof datosBancarios> =>
  datosBancarios.parse(row);
