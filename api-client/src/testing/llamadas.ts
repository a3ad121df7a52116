import { type OperationShape, operations } from '../../contract/index.ts';

/** Returns the calls that `GET /permisos` lists for a role with these areas, or for an employee without a role. */
export const llamadasOf = (areas?: readonly string[]): string[] =>
  (operations as readonly OperationShape[]).flatMap(({ id, audience, areas: needed, fieldAreas = {} }) => {
    const has = (one: string) => areas?.includes(one) ?? true;
    if (needed === undefined || needed === 'solo admin') return [];
    const kinds = typeof needed === 'object' && 'kinds' in needed ? Object.entries(needed.kinds) : [];
    const matching = kinds.filter(([, each]) => each.every(has));
    if (kinds.length > 0 && matching.length === 0) return [];
    if (needed !== 'todo el personal' && !('kinds' in needed)) {
      if (areas ? !needed.every(has) : audience === 'admin') return [];
    }
    const fields = Object.entries(fieldAreas).filter(([, area]) => area !== 'solo admin' && has(area));
    return [id, ...[...fields, ...matching].map(([name]) => `${id}.${name}`)];
  });
