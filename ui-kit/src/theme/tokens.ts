/** Soft backgrounds for pictures and category tiles; a category keeps its tint everywhere. */
export const tintNames = ['trigo', 'hoja', 'arcilla', 'cielo', 'lila', 'arena', 'musgo', 'rosa'] as const;
export type Tint = (typeof tintNames)[number];

/** Statuses of an order, with the exact colours that the documents name and a text colour legible on each. */
export const orderStatusColors = {
  esperando_aprobacion: { main: '#D6A900', contrastText: '#171A10' },
  aprobado: { main: 'rgb(111,148,89)', contrastText: '#0D1109' },
  enviado: { main: '#2A6A29', contrastText: '#FFFFFF' },
  recibido: { main: '#00ff51', contrastText: '#0A1F0F' },
  cancelado: { main: '#C70039', contrastText: '#FFFFFF' },
} as const;
export type OrderStatusColor = keyof typeof orderStatusColors;

export const fonts = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', Arial, sans-serif",
  text: "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif",
} as const;

/** Milliseconds. One thing moves at a time, and nothing waits for it. */
export const motion = { quick: 150, usual: 200, slow: 250 } as const;

/** Side of the smallest thing that a thumb has to hit, in px. */
export const touchTarget = 44;
export const shape = { card: 12, control: 8, full: 999 } as const;
/** Widest content, in px. */
export const pageWidth = { storefront: 1280, backoffice: 1440 } as const;
export const elevation = {
  light: '0 1px 2px rgb(34 40 31 / 8%), 0 12px 32px rgb(34 40 31 / 16%)',
  dark: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 55%)',
} as const;
