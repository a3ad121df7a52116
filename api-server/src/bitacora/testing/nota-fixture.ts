import { fixture, idOf, pedido } from './calls-fixture.ts';

/** Creates a note by the admin about a customer. */
export async function nota() {
  const { id } = await idOf();
  const { rows } = await fixture.test.database.pool.query<{ nota_id: string }>(
    `INSERT INTO notas_usuarios (nota_id, usuario_id, autor_id, texto)
     VALUES (gen_random_uuid(), $1, $2, 'Paga los lunes.') RETURNING nota_id`,
    [id, fixture.admin.usuario.usuario_id],
  );
  return { id, ...rows[0] };
}

/** Creates a note by the admin about an order. */
export async function notaOfPedido() {
  const { pedido_id } = await pedido();
  const { rows } = await fixture.test.database.pool.query<{ nota_id: string }>(
    `INSERT INTO notas_pedidos (nota_id, pedido_id, autor_id, texto)
     VALUES (gen_random_uuid(), $1, $2, 'Llamar antes.') RETURNING nota_id`,
    [pedido_id, fixture.admin.usuario.usuario_id],
  );
  return { pedido_id, ...rows[0] };
}
