import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { inDias } from '../../db/dias.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { numeroIn } from '../../shared/numero-in.ts';
import type { Page } from '../../shared/page.ts';
import { usuariosNamed } from '../usuarios/named-usuarios-repository.ts';
import { type Asked, type Counted, unlessCancelled } from './pedidos-place-repository.ts';

interface ByText extends Page, Asked {
  texto: string;
}

/**
 * The order of that number and those of the customers whom the text names: a page of their ids, newest first. All that
 * are found are looked up before the newest are taken: for ten of a customer's, PostgreSQL would otherwise walk through
 * everybody's until it has met ten.
 */
export async function findByText(
  q: Queryable,
  { limit, offset, texto, ...asked }: ByText,
): Promise<Counted & { ids: string[] }> {
  const { estado, ...dias } = asked;
  const numero = numeroIn(texto);
  const named = or(
    inArray(pedidos.usuario_id, await usuariosNamed(q, texto)),
    numero === undefined ? undefined : eq(pedidos.numero, numero),
  );
  // So that the customers' index leads: of a few customers there are fewer than of a status or of some days.
  const rest = and(
    estado && sql`(${pedidos.estado_pedido} || '') = ${estado}`,
    inDias(pedidos.fecha_pedido, dias),
  );
  const { rows } = await q.execute<{ ids: string[]; total: number; importe: string }>(sql`
    WITH hallados AS MATERIALIZED (SELECT * FROM ${pedidos} WHERE ${and(named, rest)})
    SELECT count(*)::int AS total,
      COALESCE(sum(total_precio) FILTER (WHERE ${unlessCancelled(sql`estado_pedido`, asked)}), 0) AS importe,
      ARRAY(SELECT pedido_id FROM hallados ORDER BY fecha_pedido DESC, pedido_id LIMIT ${limit} OFFSET ${offset}) AS ids
    FROM hallados`);
  const [{ ids, total, importe } = { ids: [], total: 0, importe: '0' }] = rows;
  return { ids, total, importe: centsFromDecimal(importe) };
}
