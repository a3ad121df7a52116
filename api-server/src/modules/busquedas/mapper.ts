import type { BusquedaRow } from './repository.ts';

export const toBusqueda = ({ busqueda_id, termino, hallazgo, cantidad, ultima }: BusquedaRow) => ({
  busqueda_id,
  termino,
  hallazgo,
  cantidad,
  ultima: ultima.toISOString(),
});
