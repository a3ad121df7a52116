import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toAjustes, toDatosBancarios, toTienda } from './ajustes-mapper.ts';
import { findAjustes } from './ajustes-repository.ts';
import { getAjustes, settle } from './ajustes-service.ts';

export function ajustesHandlers({
  db,
  shop,
}: ModuleDeps): HandlersOf<'ajustes' | 'datosBancarios' | 'tienda'> {
  const toAnswer = ({ row, lacking }: Awaited<ReturnType<typeof getAjustes>>) =>
    toAjustes(row, shop, lacking);
  return {
    'ajustes.get': async () => toAnswer(await getAjustes(db)),
    'ajustes.update': async ({ body: { comercio, datos_bancarios, ...change }, ...asked }) =>
      toAnswer(await settle(db, shop, { change: { ...change, ...comercio, ...datos_bancarios }, ...asked })),
    'datosBancarios.get': async () => toDatosBancarios(await findAjustes(db)),
    'tienda.get': async () => toTienda(await findAjustes(db), shop),
  };
}
