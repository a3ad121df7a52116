import { LIMITS } from 'api-client/contract';
import type { FormatoPlanilla } from 'api-client/contract/words';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { shopOf } from '../../db/shop-of.ts';
import { transferOf } from '../../db/transfer-of.ts';
import type { PriceViewer } from '../../http/actor.ts';
import { fileOfToday } from '../../shared/file-of-today.ts';
import { formatCuit } from '../../shared/format-cuit.ts';
import { batchesOf, planillaAs } from '../../shared/planilla/planilla.ts';
import { found, Problem } from '../../shared/problem.ts';
import { shopOnPaper } from '../ajustes/shop-on-paper.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { findUsuario } from '../usuarios/usuarios-repository.ts';
import { findFigures } from './cuenta-repository.ts';
import { type Dias, findIds, findInOrder } from './movimientos-repository.ts';
import { printResumen, refuseFull } from './print-resumen.ts';
import {
  beforeRow,
  periodoText,
  RESUMEN_COLUMNS,
  toResumen,
  toResumenRow,
  withSaldos,
} from './resumen-mapper.ts';

interface Asked {
  usuarioId: string;
  dias: Dias;
  author: Author;
  /** Amounts reveal prices: proof that the reader may see prices. */
  viewer: PriceViewer;
}

type Deps = Pick<ModuleDeps, 'db' | 'shop' | 'images'>;

/** Entries read per query, which bounds the memory. */
const AT_ONCE = 1000;
/** More than any account has. */
const ALL = 1_000_000;

const recordOf = async (db: Db, { author, dias }: Asked, usuario: Parameters<typeof asObjeto>[0]) =>
  record(db, author, { accion: 'cuenta.resumen', objeto: asObjeto(usuario), despues: { ...dias } });

/**
 * Returns an account statement as PDF, oldest entry first. Throws NO_ENCONTRADO, CUENTA_DEMASIADO_LARGA; NO_DISPONIBLE
 * if too many prints wait.
 */
export async function resumenAsPdf({ db, ...deps }: Deps, asked: Asked) {
  const { usuarioId, dias } = asked;
  const usuario = found(await findUsuario(db, usuarioId));
  await refuseFull();
  const { ids, antes } = await findIds(db, usuarioId, { ...dias, limit: LIMITS.movimientosPerPdf + 1 });
  if (ids.length > LIMITS.movimientosPerPdf) throw new Problem('CUENTA_DEMASIADO_LARGA');
  const [rows, figures] = [await findInOrder(db, ids), await findFigures(db, usuarioId)];
  const shop = await shopOnPaper(db, deps);
  const head = {
    comercio: shop.nombre,
    contacto: [shop.telefono, shop.email].filter(Boolean).join(' · '),
    cliente: usuario.nombre_comercio,
    cuit: formatCuit(String(usuario.dni)),
    periodo: periodoText(dias),
    fecha: new Date(),
    aspecto: shop.aspecto,
    transferencia: await transferOf(db),
  };
  const resumen = toResumen(head, { lineas: withSaldos(rows, antes), antes, figures });
  await recordOf(db, asked, usuario);
  return { name: `${fileOfToday('cuenta-corriente')}.pdf`, data: await printResumen(resumen) };
}

/** Same as `resumenAsPdf`, as a spreadsheet. */
export async function resumenAsPlanilla(
  { db, ...deps }: Deps,
  { formato, ...asked }: Asked & { formato: FormatoPlanilla },
) {
  const { usuarioId, dias } = asked;
  const usuario = found(await findUsuario(db, usuarioId));
  const { ids, antes } = await findIds(db, usuarioId, { ...dias, limit: ALL });
  await recordOf(db, asked, usuario);
  const shop = await shopOf(db, deps.shop);
  return planillaAs(formato, {
    name: 'cuenta-corriente',
    sheet: 'Cuenta corriente',
    titles: [
      [shop.nombre, 'Cuenta corriente'],
      [usuario.nombre_comercio, periodoText(dias)],
    ],
    columns: RESUMEN_COLUMNS,
    batches: partsOf(db, ids, antes),
  });
}

async function* partsOf(db: Db, ids: readonly string[], antes: number) {
  yield [beforeRow(antes)];
  let saldo = antes;
  for await (const rows of batchesOf(ids, AT_ONCE, (some) => findInOrder(db, some))) {
    const lineas = withSaldos(rows, saldo);
    saldo = lineas.at(-1)?.saldo ?? saldo;
    yield lineas.map(toResumenRow);
  }
}
