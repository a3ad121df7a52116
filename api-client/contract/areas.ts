/**
 * What staff's work is divided into, with what each is called and explained as to whoever makes a role. Plain values, which a
 * screen may use without loading a validator. Each operation that staff may call states those that it needs (`define.ts`),
 * and by that alone the server refuses and the panel shows.
 */

export const AREAS = {
  'ver-precios': {
    label: 'Ver precios',
    explanation:
      'Precios, totales y saldos. Sin esto no ve ningún importe, y no abre lo que los muestra aunque tenga su área.',
  },
  pedidos: {
    label: 'Pedidos',
    explanation:
      'Ver, aprobar, editar y hacer pedidos, cambiar su estado y organizarlos. Necesita «Ver precios».',
  },
  empaque: {
    label: 'Empaque y entrega',
    explanation:
      'Empacar pedidos y ordenar los estantes, sin importes. Con «Ver precios», además, remitos y hojas de ruta.',
  },
  clientes: {
    label: 'Clientes',
    explanation: 'Ver y corregir los datos de las cuentas, y anotar sobre ellas.',
  },
  solicitudes: {
    label: 'Aprobar cuentas',
    explanation: 'Aprobar y rechazar solicitudes, y activar y desactivar cuentas.',
  },
  catalogo: {
    label: 'Catálogo',
    explanation:
      'Marcas, categorías, etiquetas, fotos de productos desde un .zip, sinónimos y búsquedas. Con «Ver precios», además, editar productos.',
  },
  'cambiar-precios': {
    label: 'Cambiar precios',
    explanation:
      'Cambiar precios y promociones, y crear productos si tiene «Catálogo». Necesita «Ver precios».',
  },
  dinero: {
    label: 'Dinero',
    explanation:
      'Cuentas corrientes, pagos, límites de crédito, informes y ganancias. Necesita «Ver precios».',
  },
  ajustes: {
    label: 'Ajustes',
    explanation: 'Montos, datos, textos, banners, zonas de reparto y cuenta bancaria de la tienda.',
  },
} as const satisfies Record<string, { label: string; explanation: string }>;
export type Area = keyof typeof AREAS;

/** All of these, where an operation lists several. */
export type Areas = readonly [Area, ...Area[]];

/** A call about one of several kinds of things, each with areas of its own: whose role has those of any makes it, for that one. */
export interface ByKind {
  readonly kinds: Readonly<Record<string, Areas>>;
}

/** A call that is every staff member's, whatever their role: their own account, session and notifications. */
export type AllStaff = 'todo el personal';

/** A call that no role gives: admins, roles, others' second factor, mails with links that open accounts, personal data. */
export type AdminAlone = 'solo admin';
