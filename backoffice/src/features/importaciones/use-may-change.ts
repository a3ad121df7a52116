import type { Importacion } from 'api-client/backoffice';
import { precioIn } from 'api-client/backoffice-planillas';
import { usePermisos } from '../../shared/session/permisos.ts';

/** Whether whoever works here may apply one, or take it back: one that brings prices is for who may change those. */
export function useMayChange() {
  const { may } = usePermisos();
  return (importacion: Importacion): boolean => precioIn(importacion) === undefined || may('precios.cambiar');
}
