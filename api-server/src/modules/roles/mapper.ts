import type { RolRow } from './repository.ts';

export const toRol = ({ rol_id, nombre, areas, usuarios, version }: RolRow) => ({
  rol_id,
  nombre,
  areas,
  usuarios,
  version,
});

/** Returns the fields that the audit log keeps. */
export const keptOf = ({ nombre, areas }: Pick<RolRow, 'nombre' | 'areas'>) => ({ nombre, areas });

/** Returns the role as an audit log object. */
export const asObjeto = ({ rol_id, nombre }: Pick<RolRow, 'rol_id' | 'nombre'>) =>
  ({ tipo: 'rol', id: rol_id, nombre }) as const;
