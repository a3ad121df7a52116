import type { WARNINGS } from 'api-client/contract/estado-staff';
import shop from '../../../../../package.json' with { type: 'json' };
import type { DiskSpace } from '../../../images/picture.ts';
import type { ModuleDeps } from '../../deps.ts';
import { findBase, findTrabajos, type Trabajos } from '../repository.ts';

/** Part of the disk that must be free. With less, a day's pictures and a backup may fill the disk. */
const LITTLE = 0.1;
/** Milliseconds that a due job may wait. The queue is polled every few seconds. */
const LATE = 10 * 60_000;

type Warning = (typeof WARNINGS)[number];

/** Returns the warnings that need action. */
export function listAvisos(
  trabajos: readonly Trabajos[],
  { diskSpace, reached }: { diskSpace: DiskSpace | null; reached: boolean },
  now: number,
): Warning[] {
  const isLate = ({ espera_desde }: Trabajos) => espera_desde !== null && now - espera_desde.getTime() > LATE;
  return [
    ...(diskSpace && diskSpace.free < LITTLE * diskSpace.total ? ['disco' as const] : []),
    ...(reached ? [] : ['fotos' as const]),
    ...(trabajos.some(({ abandonados }) => abandonados > 0) ? ['abandonados' as const] : []),
    ...(trabajos.some(isLate) ? ['atraso' as const] : []),
  ];
}

/** Returns the shop's current state, as seen by the process that answers. */
export async function getEstado({ db, images }: Pick<ModuleDeps, 'db' | 'images'>) {
  const [{ imagenes, tamano, ...base }, trabajos, reached, diskSpace] = await Promise.all([
    findBase(db),
    findTrabajos(db),
    images.reach().then(
      () => true,
      () => false,
    ),
    // A missing disk has no free space to report.
    images.readDiskSpace().catch(() => null),
  ]);
  return {
    avisos: listAvisos(trabajos, { diskSpace, reached }, Date.now()),
    version: shop.version,
    proceso: {
      node: process.versions.node,
      desde: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      memoria: process.memoryUsage.rss(),
    },
    base_de_datos: { ...base, tamano: Number(tamano) },
    imagenes,
    fotos: {
      sitio: images.folder === null ? ('bucket' as const) : ('carpeta' as const),
      al_alcance: reached,
    },
    disco: diskSpace && { libre: diskSpace.free, total: diskSpace.total },
    trabajos: trabajos.map(({ espera_desde, ...kind }) => ({
      ...kind,
      espera_desde: espera_desde?.toISOString() ?? null,
    })),
  };
}
