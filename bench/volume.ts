import { openDatabase, PATIENT } from 'api-server/db/database';

/** How big a shop the back office is measured with. */
export const VOLUME = {
  productos: 20_000,
  usuarios: 5000,
  pedidos: 100_000,
  lineasPerPedido: 5,
  entradas: 1_000_000,
} as const;

/**
 * Fills an empty, migrated database, in SQL because it is much. Orders lie evenly over the last two years, so that
 * the current week and month have their share; names are made of words that searches find many and few of.
 */
export async function fillWithVolume(databaseUrl: string): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, 1, PATIENT);
  try {
    for (const statement of STATEMENTS) await pool.query(statement);
    await pool.query('VACUUM ANALYZE');
  } finally {
    await close();
  }
}

const pick = (words: readonly string[], n: string) =>
  `(ARRAY[${words.map((word) => `'${word}'`).join(',')}])[1 + (${n}) % ${words.length}]`;
const THINGS = [
  'Almendra',
  'Nuez',
  'Maní',
  'Chía',
  'Lino',
  'Quinoa',
  'Avena',
  'Pasa de uva',
  'Castaña',
  'Sésamo',
];
const KINDS = ['pelada', 'tostada', 'orgánica', 'molida', 'en hojuelas', 'premium', 'sin sal', 'entera'];
const FIRST_NAMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Eva', 'Franco', 'Gloria', 'Hugo', 'Inés', 'Julián'];
const LAST_NAMES = ['Acosta', 'Benítez', 'Castro', 'Díaz', 'Echeverría', 'Fernández', 'Ñandú', 'Ortiz'];

const STATEMENTS = [
  `INSERT INTO marcas (marca_id, nombre) SELECT gen_random_uuid(), 'Marca ' || n FROM generate_series(1, 60) n`,
  `INSERT INTO categorias (categoria_id, nombre)
   SELECT gen_random_uuid(), 'Categoría ' || n FROM generate_series(1, 20) n`,
  `INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id, esta_activo, disponible)
   SELECT gen_random_uuid(), ${pick(THINGS, 'n')} || ' ' || ${pick(KINDS, 'n / 10')} || ' ' || n,
     'Un producto entre muchos.', 500 + n % 9000, 'por_kilo', m.marca_id, n % 20 > 0, n % 30 > 0
   FROM generate_series(1, ${VOLUME.productos}) n
   JOIN (SELECT marca_id, row_number() OVER () AS k FROM marcas) m ON m.k = 1 + n % 60`,
  `INSERT INTO productos_categorias (producto_id, categoria_id)
   SELECT p.producto_id, c.categoria_id
   FROM (SELECT producto_id, row_number() OVER () AS k FROM productos) p
   JOIN (SELECT categoria_id, row_number() OVER () AS k FROM categorias) c
     ON c.k = 1 + p.k % 20 OR (p.k % 2 = 0 AND c.k = 1 + (p.k + 7) % 20)`,
  `INSERT INTO usuarios (usuario_id, nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal, email,
     password_hash, dado_de_alta, esta_activo, roles)
   SELECT gen_random_uuid(), ${pick(FIRST_NAMES, 'n')}, ${pick(LAST_NAMES, 'n / 10')}, 20000000000 + n,
     'Dietética ' || n, '2477 400000', 'Calle ' || n, 'cliente' || n || '@volumen.test', 'none',
     n % 25 > 0, n % 25 > 0, CASE WHEN n = 1 THEN '{usuario,admin}' ELSE '{usuario}' END::text[]
   FROM generate_series(1, ${VOLUME.usuarios}) n`,
  `INSERT INTO pedidos (pedido_id, usuario_id, total_precio, fecha_pedido, estado_pedido)
   SELECT gen_random_uuid(), u.usuario_id, 0, now() - n * interval '2 years' / ${VOLUME.pedidos},
     ${pick(['esperando_aprobacion', 'aprobado', 'enviado', 'recibido', 'recibido', 'recibido', 'cancelado'], 'n')}
   FROM generate_series(1, ${VOLUME.pedidos}) n
   JOIN (SELECT usuario_id, row_number() OVER () AS k FROM usuarios) u ON u.k = 1 + n % ${VOLUME.usuarios}`,
  `INSERT INTO detalles_pedidos (detalles_pedidos_id, pedido_id, orden, producto_id, producto_nombre, cantidad,
     precio_unitario, total_precio)
   SELECT gen_random_uuid(), o.pedido_id, l, p.producto_id, p.nombre, 1 + o.k % 20, p.precio,
     p.precio * (1 + o.k % 20)
   FROM (SELECT pedido_id, row_number() OVER () AS k FROM pedidos) o
   CROSS JOIN generate_series(0, ${VOLUME.lineasPerPedido - 1}) l
   JOIN (SELECT producto_id, nombre, precio, row_number() OVER () AS k FROM productos) p
     ON p.k = 1 + (o.k * 7 + l * 1013) % ${VOLUME.productos}`,
  `UPDATE pedidos SET total_precio = s.total FROM
     (SELECT pedido_id, sum(total_precio) AS total FROM detalles_pedidos GROUP BY 1) s
   WHERE s.pedido_id = pedidos.pedido_id`,
  // Of twenty people, about orders mostly; a thousandth of it is something rare.
  `INSERT INTO bitacora (entrada_id, fecha, usuario_id, accion, objeto, objeto_id, objeto_nombre, antes, despues, ip)
   SELECT gen_random_uuid(), now() - n * interval '2 years' / ${VOLUME.entradas}, u.usuario_id,
     CASE WHEN n % 1000 = 0 THEN 'filtro.baja' ELSE 'pedido.estado' END,
     CASE WHEN n % 1000 = 0 THEN 'marca' ELSE 'pedido' END, o.pedido_id, 'N.º ' || o.numero,
     '{"estado_pedido":"aprobado"}', '{"estado_pedido":"enviado"}', '203.0.113.' || n % 200
   FROM generate_series(1, ${VOLUME.entradas}) n
   JOIN (SELECT usuario_id, row_number() OVER () AS k FROM usuarios) u ON u.k = 1 + n % 20
   JOIN (SELECT pedido_id, numero, row_number() OVER () AS k FROM pedidos) o
     ON o.k = 1 + n % ${VOLUME.pedidos}`,
];
