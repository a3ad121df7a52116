import { openDatabase, PATIENT } from '../db/database.ts';
import { dropIndexes } from './drop-indexes.ts';

/** Number of records in a shop for measurements. */
export interface Volume {
  productos: number;
  usuarios: number;
  pedidos: number;
  /** Audit log entries. */
  entradas: number;
}

/**
 * Fills an empty, migrated database with reproducible data relative to today. Orders cover three years, with more of
 * them lately; old orders are received. Few products and few customers make most of the sales. Two of three orders have
 * a responsible staff member, and one of twenty a label. Product names combine common and rare words.
 */
export async function fillWithVolume(databaseUrl: string, volume: Volume): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, 1, PATIENT);
  const client = await pool.connect();
  try {
    const restore = await dropIndexes(client);
    for (const statement of statementsFor(volume)) {
      await client.query(statement);
    }
    await restore();
    await client.query('SELECT contar_de_nuevo()');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release();
    await close();
  }
}

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
  'Harina de arroz',
];
const KINDS = [
  'pelada',
  'tostada',
  'orgánica',
  'molida',
  'en hojuelas',
  'premium',
  'sin sal',
  'entera',
  'por kg',
];
const FIRST_NAMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Eva', 'Franco', 'Gloria', 'Hugo', 'Inés', 'Julián'];
const LAST_NAMES = ['Acosta', 'Benítez', 'Castro', 'Díaz', 'Echeverría', 'Fernández', 'Ñandú', 'Ortiz'];
/** Staff's labels of orders. */
const LABELS = ['Urgente', 'Frágil', 'Retira', 'Zona norte'];
const [MARCAS, CATEGORIAS, ETIQUETAS, STAFF] = [200, 40, 30, 20];

const pick = (words: readonly string[], n: string) =>
  `(ARRAY[${words.map((word) => `'${word}'`).join(',')}])[1 + (${n}) % ${words.length}]`;
/** Returns SQL for a pseudo-random number from 0 to 1, reproducible by `n` and `salt`. */
const chance = (n: string, salt: number) =>
  `((hashint8((${n})::bigint * 64 + ${salt}) & 2147483647) / 2147483648.0::float8)`;
/** Returns SQL for a number from 1 to `most` with a Zipf distribution. */
const fewMostly = (most: number, n: string, salt: number) =>
  `floor(power(${most}::float8, ${chance(n, salt)}))::int`;
/** Returns SQL for an id of version 7, which sorts by time. */
const idOf = (when: string, n: string) =>
  `(lpad(to_hex((extract(epoch FROM ${when}) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex((${n}) % 4096), 3, '0')
    || '8' || lpad(to_hex(${n}), 15, '0'))::uuid`;

const statementsFor = ({ productos, usuarios, pedidos, entradas }: Volume): string[] => [
  `INSERT INTO marcas (marca_id, nombre) SELECT gen_random_uuid(), 'Marca ' || n FROM generate_series(1, ${MARCAS}) n`,
  `INSERT INTO categorias (categoria_id, nombre)
   SELECT gen_random_uuid(), 'Categoría ' || n FROM generate_series(1, ${CATEGORIAS}) n`,
  `INSERT INTO etiquetas (etiqueta_id, nombre)
   SELECT gen_random_uuid(), 'Etiqueta ' || n FROM generate_series(1, ${ETIQUETAS}) n`,
  `CREATE TEMP TABLE surtido AS SELECT n, ${idOf("now() - interval '3 years'", 'n')} AS id,
     ${pick(THINGS, 'n')} || ' ' || ${pick(KINDS, 'n / 10')} || ' ' || n AS nombre,
     round((500 + 90000 * power(${chance('n', 1)}, 3))::numeric, 2) AS precio
   FROM generate_series(1, ${productos}) n`,
  'ANALYZE surtido',
  `INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id, esta_activo, disponible,
     producto_destacado, en_promocion, nuevo_ingreso, creado_en)
   SELECT s.id, s.nombre, 'Un producto entre muchos.', s.precio,
     CASE WHEN n % 7 = 0 THEN 'por_bulto_cerrado' WHEN n % 2 = 0 THEN 'por_kilo' ELSE 'por_unidad' END, m.marca_id,
     n % 21 > 0, n % 33 > 0, n % 101 = 0, n % 19 = 0, n % 97 = 0, now() - n * interval '10 minutes'
   FROM surtido s
   JOIN (SELECT marca_id, row_number() OVER () AS k FROM marcas) m ON m.k = ${fewMostly(MARCAS, 'n', 2)}`,
  `INSERT INTO productos_categorias (producto_id, categoria_id)
   SELECT DISTINCT s.id, c.categoria_id
   FROM surtido s CROSS JOIN generate_series(3, 4) salt
   JOIN (SELECT categoria_id, row_number() OVER () AS k FROM categorias) c
     ON c.k = ${fewMostly(CATEGORIAS, 'n * 8 + salt', 3)}`,
  `INSERT INTO productos_etiquetas (producto_id, etiqueta_id)
   SELECT s.id, e.etiqueta_id FROM surtido s
   JOIN (SELECT etiqueta_id, row_number() OVER () AS k FROM etiquetas) e ON e.k = 1 + n % ${ETIQUETAS}`,
  `INSERT INTO imagenes (imagen_id, anchos) SELECT id, '{320,640}' FROM surtido`,
  'INSERT INTO productos_imagenes (producto_id, imagen_id, orden) SELECT id, id, 0 FROM surtido',
  `CREATE TEMP TABLE gente AS SELECT n, gen_random_uuid() AS id FROM generate_series(1, ${usuarios}) n`,
  'ANALYZE gente',
  `INSERT INTO usuarios (usuario_id, nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal, email,
     password_hash, dado_de_alta, esta_activo, roles, creado_en)
   SELECT id, ${pick(FIRST_NAMES, 'n')}, ${pick(LAST_NAMES, 'n / 10')}, 27000000000 + n,
     'Dietética ' || n, '2477 ' || 400000 + n, 'Calle ' || n, 'cliente' || n || '@volumen.test', 'none',
     n % 25 > 0, n % 25 > 0,
     CASE WHEN n = 1 THEN '{usuario,admin}' WHEN n <= ${STAFF} THEN '{empleado}' ELSE '{usuario}' END::text[],
     now() - n * interval '3 years' / ${usuarios}
   FROM gente`,
  `CREATE TEMP TABLE ventas AS SELECT n, fecha, ${idOf('fecha', 'n')} AS id, now() - fecha AS antes
   FROM generate_series(1, ${pedidos}) n
   CROSS JOIN LATERAL (SELECT now() - interval '3 years' * (1 - power(n / ${pedidos}::float8, 0.8)) AS fecha) f`,
  'ANALYZE ventas',
  `INSERT INTO detalles_pedidos (detalles_pedidos_id, pedido_id, orden, producto_id, producto_nombre, cantidad,
     precio_unitario, total_precio, costo_unitario)
   SELECT ${idOf('v.fecha', 'v.n * 16 + l')}, v.id, l, s.id, s.nombre, 1 + v.n % 20, s.precio, s.precio * (1 + v.n % 20),
     CASE WHEN v.n % 10 > 0 THEN s.precio * 3 / 5 END
   FROM ventas v CROSS JOIN LATERAL generate_series(0, v.n * 31 % 9) l
   JOIN surtido s ON s.n = ${fewMostly(productos, 'v.n * 16 + l', 5)}`,
  `INSERT INTO pedidos (pedido_id, usuario_id, total_precio, fecha_pedido, asignado_a, etiquetas, bultos, estado_pedido)
   SELECT v.id, g.id, d.total, v.fecha, CASE WHEN v.n % 3 > 0 THEN s.id END,
     CASE WHEN v.n % 20 = 0 THEN ARRAY[${pick(LABELS, 'v.n / 20')}] ELSE '{}' END,
     CASE WHEN v.n % 9 > 0 THEN 1 + v.n % 5 END, CASE
     WHEN antes < interval '3 days' THEN ${pick(['esperando_aprobacion', 'esperando_aprobacion', 'aprobado', 'enviado'], 'v.n')}
     WHEN antes < interval '14 days' THEN ${pick(['aprobado', 'enviado', 'recibido', 'recibido', 'cancelado'], 'v.n')}
     WHEN v.n % 200 = 0 THEN 'esperando_aprobacion' WHEN v.n % 15 = 0 THEN 'cancelado' ELSE 'recibido' END
   FROM ventas v
   JOIN (SELECT pedido_id, sum(total_precio) AS total FROM detalles_pedidos GROUP BY 1) d ON d.pedido_id = v.id
   JOIN gente g ON g.n = ${fewMostly(usuarios, 'v.n', 6)}
   JOIN gente s ON s.n = 1 + v.n % ${Math.min(STAFF, usuarios)}
   ORDER BY v.n`,
  // Sold orders are charged. Most of them are paid, some by order, the rest on account.
  `INSERT INTO movimientos (movimiento_id, usuario_id, pedido_id, tipo, importe, fecha, vence)
   SELECT gen_random_uuid(), usuario_id, pedido_id, 'cargo', total_precio, dia_de(fecha_pedido), dia_de(fecha_pedido) + 15
   FROM pedidos WHERE es_venta(estado_pedido) ORDER BY fecha_pedido`,
  `INSERT INTO movimientos (movimiento_id, usuario_id, pedido_id, tipo, medio, importe, fecha)
   SELECT gen_random_uuid(), usuario_id, CASE WHEN numero % 4 = 0 THEN pedido_id END, 'pago', 'transferencia',
     -total_precio, dia_de(fecha_pedido) + 10
   FROM pedidos WHERE estado_pedido = 'recibido' AND numero % 50 > 0 ORDER BY fecha_pedido`,
  // Most sent orders have a delivery note. Few orders have notes.
  `INSERT INTO remitos (pedido_id, numero, fecha)
   SELECT pedido_id, row_number() OVER (ORDER BY fecha_pedido), fecha_pedido FROM pedidos
   WHERE estado_pedido IN ('enviado', 'recibido') AND numero % 500 > 0`,
  `INSERT INTO notas_pedidos (nota_id, pedido_id, autor_id, texto, fecha)
   SELECT ${idOf('v.fecha', 'v.n')}, v.id, g.id, 'Llamar antes de ir.', v.fecha
   FROM ventas v JOIN gente g ON g.n = 1 + v.n % ${Math.min(STAFF, usuarios)} WHERE v.n % 100 = 0`,
  `INSERT INTO notas_usuarios (nota_id, usuario_id, autor_id, texto)
   SELECT gen_random_uuid(), c.id, g.id, 'Paga los viernes.'
   FROM gente c JOIN gente g ON g.n = 1 + c.n % ${STAFF} WHERE c.n % 5 = 1`,
  // Entries of 20 people, mostly about orders. Each thousandth entry is of a rare kind.
  `INSERT INTO bitacora (entrada_id, fecha, usuario_id, accion, objeto, objeto_id, objeto_nombre, antes, despues, ip)
   SELECT ${idOf('f.fecha', 'e.n')}, f.fecha, g.id,
     CASE WHEN e.n % 1000 = 0 THEN 'filtro.baja' ELSE 'pedido.estado' END,
     CASE WHEN e.n % 1000 = 0 THEN 'marca' ELSE 'pedido' END, v.id, 'N.º ' || v.n,
     '{"estado_pedido":"aprobado"}', '{"estado_pedido":"enviado"}', '203.0.113.' || e.n % 200
   FROM generate_series(1, ${entradas}) e (n)
   CROSS JOIN LATERAL (SELECT now() - interval '2 years' * (1 - e.n / ${entradas}::float8) AS fecha) f
   JOIN gente g ON g.n = 1 + e.n % ${STAFF}
   JOIN ventas v ON v.n = 1 + e.n % ${pedidos}`,
];
