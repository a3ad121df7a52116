import type { HandlersOf } from '../../http/register-operations.ts';
import { textosToStore } from '../../shared/comercio.ts';
import type { ModuleDeps } from '../deps.ts';
import { toAjustes, toDatosBancarios, toTienda } from './mapper.ts';
import { findAjustes, findCerrado, findToday } from './repository.ts';
import { changeAjustes, deleteLogo, getAjustes, saveLogo } from './service.ts';

export function ajustesHandlers(deps: ModuleDeps): HandlersOf<'ajustes' | 'datosBancarios' | 'tienda'> {
  const { db, shop } = deps;
  const toAnswer = ({ row, withoutFactor }: Awaited<ReturnType<typeof getAjustes>>) =>
    toAjustes(row, shop, withoutFactor);
  return {
    'ajustes.get': async () => toAnswer(await getAjustes(db)),
    'ajustes.update': async ({ body: { comercio, datos_bancarios, textos, ...rest }, ...request }) => {
      const change = { ...rest, ...comercio, ...datos_bancarios, ...(textos && textosToStore(textos)) };
      return toAnswer(await changeAjustes(deps, { change, ...request }));
    },
    'ajustes.saveLogo': async ({ body, ...request }) => toAnswer(await saveLogo(deps, request, body.imagen)),
    'ajustes.deleteLogo': async (request) => toAnswer(await deleteLogo(deps, request)),
    'datosBancarios.get': async () => toDatosBancarios(await findAjustes(db)),
    'tienda.get': async () => {
      const [row, day] = await Promise.all([findAjustes(db), findToday(db)]);
      return toTienda(row, shop, day, await findCerrado(db, day));
    },
  };
}
