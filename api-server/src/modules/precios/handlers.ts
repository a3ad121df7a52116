import { EFECTOS } from 'api-client/contract';
import type { HandlersOf } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toCambio, toChanged, toPrecio, toVistaPrevia } from './mapper.ts';
import { countCambios, findCambio, findCambios, findPastPrecios } from './repository/cambios.ts';
import { findPastPropios } from './repository/propios.ts';
import { ajusteOf, type Efecto, listaOf } from './rules.ts';
import { changeByPlanilla, changePrecios, previewPrecios, undoPrecios } from './service/cambios.ts';
import { changeLista, previewLista } from './service/lista.ts';
import { productosOf, retryCambio } from './service/programados.ts';
import { describeReglas, effectOfUndo } from './service/undo.ts';

const REFUSED: readonly Efecto[] = ['cero', 'maximo', 'oferta'];

const efectosOf = (efecto: Efecto | 'rechazado' | undefined): readonly Efecto[] => {
  if (efecto === undefined) return EFECTOS;
  return efecto === 'rechazado' ? REFUSED : [efecto];
};

export const preciosHandlers = ({ db, jobs }: ModuleDeps): HandlersOf<'precios'> => ({
  'precios.vistaPrevia': async ({ query: { limit, offset, efecto, ...asked } }) => {
    const efectos = efectosOf(efecto);
    const plan = await previewPrecios(db, ajusteOf(asked), { limit, offset, efectos });
    return toVistaPrevia(plan, efectos);
  },
  'precios.vistaPreviaDeLista': async ({ params, query: { limit, offset, efecto, ...asked } }) => {
    const efectos = efectosOf(efecto);
    const lista = listaOf(params.id, asked);
    return toVistaPrevia(await previewLista(db, lista, { limit, offset, efectos }), efectos);
  },
  'precios.cambiarLista': async ({ params, body, actor, author, idempotencyKey: key }) => {
    const { huella, desde, ...asked } = body;
    const lista = listaOf(params.id, asked);
    return toCambio(await changeLista({ db, jobs }, { lista, huella, desde, actor, author, key }));
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
    const { listas, reglas, huella } = await effectOfUndo(db, row.cambio);
    return {
      cambio: toCambio(row),
      productos: rows.map(toChanged),
      total: total ?? suben + bajan,
      huella,
      condiciones: listas,
      reglas: reglas === null ? null : { ...(await describeReglas(db, row.cambio)), siguen: reglas },
    };
  },
  'precios.deshacer': async ({ params, query, actor, author }) =>
    toCambio(await undoPrecios({ db, jobs }, params.id, { actor, author, huella: query.huella })),
  'precios.reintentar': async ({ params, author }) =>
    toCambio(await retryCambio({ db, jobs }, params.id, author)),
  'precios.deProducto': async ({ params, query: { condicion_id, ...page } }) => {
    const { rows, total } =
      condicion_id === undefined
        ? await findPastPrecios(db, params.id, page)
        : await findPastPropios(db, params.id, condicion_id, page);
    return { precios: rows.map(toPrecio), total };
  },
});
