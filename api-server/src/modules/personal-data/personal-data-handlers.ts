import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { erase } from './erase.ts';
import { exportData } from './export.ts';

export function personalDataHandlers({
  db,
}: ModuleDeps): Pick<Handlers, 'usuarios.exportarDatos' | 'usuarios.borrarDatos'> {
  return {
    'usuarios.exportarDatos': async ({ params, author }) => ({
      name: `datos_${params.id}.json`,
      data: Buffer.from(JSON.stringify(await exportData(db, params.id, author), undefined, 2)),
    }),
    'usuarios.borrarDatos': async ({ params, body, author }) => {
      await erase(db, { usuarioId: params.id, email: body.email, author });
      return { mensaje: 'Los datos fueron borrados.' };
    },
  };
}
