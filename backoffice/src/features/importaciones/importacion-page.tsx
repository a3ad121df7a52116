import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Importacion } from 'api-client/backoffice';
import {
  EFECTOS_RENGLON,
  type EstadoImportacion,
  isEnCurso,
  type TipoPlanilla,
} from 'api-client/backoffice-planillas';
import { Answer } from 'app-core/queries/answer';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { TaskProgress } from 'ui-kit/task-progress';
import { layout } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { CANTIDADES_QUERIES } from '../../shared/cantidades/queries.ts';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { FILTROS_QUERIES, PRODUCTOS_QUERIES, queriesOf, USUARIOS_QUERIES } from '../../shared/queries.ts';
import { RowActions } from '../../shared/row-action.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { Facts } from './facts.tsx';
import { filasColumns, fotosColumns } from './filas-columns.tsx';
import { ImportacionActions } from './importacion-actions.tsx';
import { describeTask, EFECTO_LABELS, textsOf } from './importacion-texts.ts';
import { filasPages, importacionOptions } from './queries.ts';

const route = getRouteApi('/_staff/importacion/$importacion_id');

/** Only for an import that still receives pictures. */
const Receiving = lazy(async () => ({ default: (await import('./fotos/upload-section.tsx')).UploadSection }));

/** Only for a spreadsheet that was not applied yet. */
const LecturaPanel = lazy(async () => ({
  default: (await import('./lectura/lectura-panel.tsx')).LecturaPanel,
}));

/** The end states that are announced. */
const ANNOUNCED: Partial<Record<EstadoImportacion, 'done' | 'undone'>> = {
  aplicada: 'done',
  deshecha: 'undone',
};

/** When the running task ends, announces the result and invalidates the changed queries. */
function useEnd(importacion: Importacion | undefined): void {
  const { estado, tipo = 'catalogo' } = importacion ?? {};
  const previous = useRef(estado);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  useEffect(() => {
    const was = previous.current;
    previous.current = estado;
    if (was === undefined || estado === was || estado === undefined) return;
    if (isEnCurso(estado)) return;
    void queryClient.invalidateQueries(queriesOf('importaciones'));
    const announcement = ANNOUNCED[estado];
    if (announcement === undefined) return;
    toasts.success(textsOf({ tipo })[announcement]);
    for (const queries of [PRODUCTOS_QUERIES, FILTROS_QUERIES, USUARIOS_QUERIES, CANTIDADES_QUERIES]) {
      void queryClient.invalidateQueries(queries);
    }
  }, [estado, tipo, queryClient, toasts]);
}

/** Returns whether the rows were loaded while the file was still being read: then they are outdated. */
function useIsOutdated(estado: EstadoImportacion | undefined, loadedAt: number): boolean {
  const [loadedWhileReading, setLoadedWhileReading] = useState<number>();
  const isReading = estado === 'leyendo' || estado === 'recibiendo';
  if (isReading && loadedWhileReading !== loadedAt) setLoadedWhileReading(loadedAt);
  return !isReading && loadedWhileReading === loadedAt;
}

/** An import: the effect of each row, the progress, and the undo button. */
export function ImportacionPage() {
  const { importacion_id: id } = route.useParams();
  const importacionQuery = useQuery(importacionOptions(id));
  const { search, query, change, page } = useListPage(route, filasPages(id));
  const { href } = useReturnTo('/panel-importaciones');
  const importacion = importacionQuery.data;
  useEnd(importacion);
  const task = importacion && describeTask(importacion);
  const isReceiving = importacion?.estado === 'recibiendo';
  const isOutdated = useIsOutdated(importacion?.estado, query.dataUpdatedAt);
  return (
    <>
      <BackButton href={href} />
      <ListPage
        {...page}
        title={importacion?.archivo ?? page.title}
        actions={
          importacion && (
            <RowActions>
              <ImportacionActions importacion={importacion} />
            </RowActions>
          )
        }
        toolbar={
          <>
            <Answer query={importacionQuery} failed="Error al cargar la importación">
              {(shown) => shown && <Facts importacion={shown} />}
            </Answer>
            {task && (
              <Box sx={{ width: '100%' }}>
                <TaskProgress {...task} />
              </Box>
            )}
            {isReceiving && (
              <Suspense>
                <Receiving importacion={importacion} />
              </Suspense>
            )}
            {importacion && isReadable(importacion) && (
              <Suspense>
                <LecturaPanel importacion={importacion} />
              </Suspense>
            )}
            {importacion && importacion.filas > 0 && !isReceiving && (
              <FilterSelect
                label="Ver"
                all={`Todas (${wholeText(importacion.filas)})`}
                options={EFECTOS_RENGLON.map((value) => ({
                  value,
                  label: `${EFECTO_LABELS[value]} (${wholeText(importacion.resumen[value])})`,
                }))}
                value={search.efecto}
                onChange={(efecto) => change({ efecto })}
                sx={{ width: { xs: '100%', sm: layout.search } }}
              />
            )}
          </>
        }
      >
        <ListTable
          query={query}
          label="Filas de la importación"
          columns={importacion?.tipo === 'fotos' ? fotosColumns : filasColumns}
          rows={({ filas }) => filas}
          rowKey={({ fila, hoja }) => `${hoja ?? ''} ${fila}`}
          outdated={isOutdated && query.data?.total === 0}
          empty={<EmptyState announce="status" title={emptyText(importacion)} />}
        />
      </ListPage>
    </>
  );
}

/** Returns whether the columns can still be mapped differently: the file is being read, or was not applied. */
const isReadable = (importacion: Importacion): importacion is Importacion & { tipo: TipoPlanilla } =>
  importacion.tipo !== 'fotos' &&
  (importacion.estado === 'revisada' ||
    importacion.estado === 'fallida' ||
    importacion.estado === 'leyendo') &&
  importacion.interrumpida == null;

function emptyText(importacion: Importacion | undefined): string {
  if (importacion?.estado === 'recibiendo') return 'Cuando lleguen todas se ve qué haría cada una';
  if (importacion?.estado === 'leyendo') return 'Todavía no se leyó ninguna fila';
  if (importacion?.estado === 'fallida') return 'No se pudo leer ninguna fila';
  return 'No hay filas para mostrar';
}
