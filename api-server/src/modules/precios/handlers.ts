import { EFECTOS } from 'api-client/contract';
import type { HandlersOf } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toCambio, toChanged, toPlanned, toPrecio } from './mapper.ts';
import {
  countCambios,
  digestOfUndo,
  findCambio,
  findCambios,
  findPastPrecios,
} from './repository/cambios.ts';
import { ajusteOf, type Efecto } from './rules.ts';
import { changeByPlanilla, changePrecios, previewPrecios, undoPrecios } from './service/cambios.ts';
import { productosOf, retryCambio } from './service/programados.ts';

const REFUSED: readonly Efecto[] = ['cero', 'maximo', 'oferta'];

const efectosOf = (efecto: Efecto | 'rechazado' | undefined): readonly Efecto[] => {
  if (efecto === undefined) return EFECTOS;
  return efecto === 'rechazado' ? REFUSED : [efecto];
};

export const preciosHandlers = ({ db, jobs }: ModuleDeps): HandlersOf<'precios'> => ({
  'precios.vistaPrevia': async ({ query: { limit, offset, efecto, ...asked } }) => {
    const efectos = efectosOf(efecto);
    const { productos, resumen, huella, programados } = await previewPrecios(db, ajusteOf(asked), {
      limit,
      offset,
      efectos,
    });
    const total = efectos.reduce((sum, one) => sum + resumen[one], 0);
    return { productos: productos.map(toPlanned), total, resumen, huella, programados };
  },
  'precios.cambiar': async ({ body, actor, author, idempotencyKey: key }) =>
    toCambio(await changePrecios({ db, jobs }, { body, actor, author, key })),
  'precios.planilla': async ({ body, actor, author, idempotencyKey: key }) =>
    toCambio(await changeByPlanilla(db, { body, actor, author, key })),
  'precios.cambios': async ({ query }) => {
    const [rows, total] = await Promise.all([findCambios(db, query), countCambios(db)]);
    return { cambios: rows.map(toCambio), total };
  },
  'precios.cambio': async ({ params, query: { filtro, ...page } }) => {
    const row = found(await findCambio(db, params.id));
    const { rows, total } = await productosOf(db, row.cambio, filtro, page);
    const { suben, bajan } = row.cambio;
    return {
      cambio: toCambio(row),
      productos: rows.map(toChanged),
      total: total ?? suben + bajan,
      huella: await digestOfUndo(db, row.cambio),
    };
  },
  'precios.deshacer': async ({ params, query, actor, author }) =>
    toCambio(await undoPrecios({ db, jobs }, params.id, { actor, author, huella: query.huella })),
  'precios.reintentar': async ({ params, author }) =>
    toCambio(await retryCambio({ db, jobs }, params.id, author)),
  'precios.deProducto': async ({ params, query }) => {
    const { rows, total } = await findPastPrecios(db, params.id, query);
    return { precios: rows.map(toPrecio), total };
  },
});
