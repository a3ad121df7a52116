import type { RolRow } from './roles-repository.ts';

export const toRol = ({ rol_id, nombre, areas, usuarios, version }: RolRow) => ({
  rol_id,
  nombre,
  areas,
  usuarios,
  version,
});

/** What the trail keeps of it. */
export const keptOf = ({ nombre, areas }: Pick<RolRow, 'nombre' | 'areas'>) => ({ nombre, areas });

/** As the trail names it. */
export const asObjeto = ({ rol_id, nombre }: Pick<RolRow, 'rol_id' | 'nombre'>) =>
  ({ tipo: 'rol', id: rol_id, nombre }) as const;
