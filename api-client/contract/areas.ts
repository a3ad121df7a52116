/**
 * Areas of staff work, with their label and explanation for the person who defines a role. Plain values, so
 * that a screen needs no validator.
 * Each staff operation states the areas that it needs (`define.ts`). The server's checks and the panel's
 * visibility both follow from that.
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

/** An operation that lists several areas needs all of them. */
export type Areas = readonly [Area, ...Area[]];

/** A call about several kinds of things, each with its own areas. The call is allowed for the kinds whose areas the role has. */
export interface ByKind {
  readonly kinds: Readonly<Record<string, Areas>>;
}

/** A call for all staff, whatever their role: their own account, session and notifications. */
export type AllStaff = 'todo el personal';

/** A call that no role can grant: admins, roles, second factors of others, mails with links that open accounts, personal data. */
export type AdminAlone = 'solo admin';
