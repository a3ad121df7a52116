import { toCentsOrNull, toPesos, toPesosOrNull } from 'api-client/contract/money';
import type { HandlersOf } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toGeneralTerms } from './mapper.ts';
import { type CondicionRow, findCondicion, listClientes, listCondiciones } from './repository/condiciones.ts';
import {
  createCondicion,
  editCondicion,
  getDada,
  getOwnTerms,
  giveCondicion,
  removeCondicion,
} from './service/condiciones.ts';
import { changePrecios, compareCondiciones, getPrecios } from './service/precios.ts';

const toCondicion = ({ reglas, ...row }: CondicionRow) => ({
  ...row,
  ...toGeneralTerms(row),
  reglas: reglas.map((regla) => ({ ...regla, ajuste: regla.ajuste / 100 })),
});

type Dada = Awaited<ReturnType<typeof getDada>>;

const toDada = (row: Dada) => ({
  condicion: row && {
    ...{ condicion_id: row.condicion_id, nombre: row.nombre, vigente: row.vigente },
    ...toGeneralTerms(row),
  },
});

export const condicionesHandlers = (deps: ModuleDeps): HandlersOf<'condiciones' | 'miCondicion'> => ({
  'condiciones.list': async ({ query }) => {
    const { condiciones, total } = await listCondiciones(deps.db, query);
    return { condiciones: condiciones.map(toCondicion), total };
  },
  'condiciones.get': async ({ params }) => toCondicion(found(await findCondicion(deps.db, params.id))),
  'condiciones.create': async ({ body, author }) => toCondicion(await createCondicion(deps.db, body, author)),
  'condiciones.update': async ({ params, body, ...edit }) =>
    toCondicion(await editCondicion(deps.db, params.id, body, edit)),
  'condiciones.delete': async ({ params, author }) => {
    await removeCondicion(deps.db, params.id, author);
    return { mensaje: 'Condiciones eliminadas con éxito' };
  },
  'condiciones.precios': async ({ params, query }) => {
    const { productos, total } = await getPrecios(deps, params.id, query);
    return {
      total,
      productos: productos.map(({ base, precio, propio, ...one }) => ({
        ...one,
        base: toPesos(base),
        precio: toPesos(precio),
        propio: toPesosOrNull(propio),
      })),
    };
  },
  'condiciones.comparar': async ({ params, query }) => {
    const { productos, ...counts } = await compareCondiciones(deps, params.id, query);
    return {
      ...counts,
      productos: productos.map(({ base, precio, otro, ...one }) => ({
        ...one,
        base: toPesos(base),
        precio: toPesos(precio),
        otro: toPesos(otro),
      })),
    };
  },
  'condiciones.cambiarPrecios': async ({ params, body, author }) => {
    const cambios = body.cambios.map(({ producto_id, precio }) => ({
      producto_id,
      precio: toCentsOrNull(precio),
    }));
    const { antes, condicion } = await changePrecios(deps.db, params.id, cambios, author);
    return {
      antes: antes.map(({ producto_id, precio }) => ({ producto_id, precio: toPesosOrNull(precio) })),
      condicion: toCondicion(condicion),
    };
  },
  'condiciones.clientes': async ({ params, query }) => {
    found(await findCondicion(deps.db, params.id));
    return listClientes(deps.db, params.id, query);
  },
  'condiciones.deUsuario': async ({ params }) => toDada(await getDada(deps.db, params.id)),
  'condiciones.dar': async ({ params, body, author }) =>
    toDada(await giveCondicion(deps.db, { usuarioId: params.id, condicionId: body.condicion_id, author })),
  'miCondicion.get': async ({ actor }) => getOwnTerms(deps.db, actor.prices, actor.comercioId),
});
