import type { FILTROS_PRODUCTO } from 'api-client/contract/words';
import type { ProductoFilter } from './productos-repository.ts';

export const ACTIVOS = { esta_activo: true } as const;

/** Filters of the panel's product list. */
const PANEL = {
  activos: ACTIVOS,
  inactivos: { esta_activo: false },
  'sin-stock': { ...ACTIVOS, disponible: false },
  'sin-imagen': { ...ACTIVOS, lacks: 'imagen' },
  'sin-categoria': { ...ACTIVOS, lacks: 'categoria' },
  'sin-descripcion': { ...ACTIVOS, lacks: 'descripcion' },
} as const;

export const panelOf = (filtro: (typeof FILTROS_PRODUCTO)[number] | undefined): ProductoFilter =>
  PANEL[filtro ?? 'activos'];
