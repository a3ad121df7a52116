import type { Area } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import { rolesPersonal } from '../db/schema/roles.ts';
import type { TestApp } from './test-app.ts';

/** Creates a role with these areas and a unique name. Returns its id. */
export async function makeRol(
  { database }: Pick<TestApp, 'database'>,
  areas: readonly Area[],
): Promise<string> {
  const rol_id = uuidv7();
  await database.db.insert(rolesPersonal).values({ rol_id, nombre: `Rol ${rol_id}`, areas: [...areas] });
  return rol_id;
}
