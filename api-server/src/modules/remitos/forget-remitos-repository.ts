import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { remitosImpresos } from '../../db/schema/remitos.ts';
import { idsOfCliente } from '../pedidos/pedidos-repository.ts';

/**
 * Deletes the personal data in the papers of an erased account: phone, notes and the PDF. Numbers, lines and
 * amounts stay. `destinatarios` keeps the recipient, as the law requires.
 */
export const forgetInRemitos = (tx: Tx, usuarioId: string) =>
  tx
    .update(remitosImpresos)
    .set({
      cliente: null,
      pdf: null,
      datos: sql`${remitosImpresos.datos} - 'nota' || jsonb_build_object('detalles', (
        SELECT coalesce(jsonb_agg(linea - 'nota' ORDER BY orden), '[]')
        FROM jsonb_array_elements(${remitosImpresos.datos} -> 'detalles') WITH ORDINALITY AS d (linea, orden)
      ))`,
    })
    .where(inArray(remitosImpresos.pedido_id, idsOfCliente(tx, usuarioId)));
