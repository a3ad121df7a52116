import type { Importacion } from 'api-client/backoffice';
import { precioIn } from 'api-client/backoffice-planillas';
import { usePermisos } from '../../shared/session/permisos.ts';

/**
 * Returns a check whether the user may apply or undo an import. An import with prices needs the permission to
 * change prices.
 */
export function useMayChange() {
  const { may } = usePermisos();
  return (importacion: Importacion): boolean => precioIn(importacion) === undefined || may('precios.cambiar');
}
