import {
  type FilasImportacionPage,
  type Importacion,
  type ImportacionesPage,
  importacionesFilasOptions,
  importacionesGetOptions,
  importacionesLecturaOptions,
  importacionesListOptions,
  type LecturaPlanilla,
} from 'api-client/backoffice';
import {
  EFECTOS_RENGLON,
  ESTADOS_RENGLON,
  isEnCurso,
  TIPOS_IMPORTACION,
} from 'api-client/backoffice-planillas';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { page } from '../../shared/list-search.ts';

const importacionesSearch = z.object({
  page,
  /** The kind of import to begin with. */
  tipo: z.enum(TIPOS_IMPORTACION).optional().catch(undefined),
  /** The agreement whose prices are offered as a spreadsheet. */
  condicion: z.uuid().optional().catch(undefined),
});

export const importacionesPages = {
  title: 'Importar planillas y fotos',
  search: importacionesSearch,
  options: ({ page }: Pick<z.infer<typeof importacionesSearch>, 'page'>) =>
    callOptions<ImportacionesPage>(importacionesListOptions({ query: pageQuery(page) })),
};

/** Polling interval in milliseconds while a task runs. */
const POLL_MS = 1000;

/** Query options of one import; polls while a task runs. */
export const importacionOptions = (id: string) => ({
  ...callOptions<Importacion>(importacionesGetOptions({ path: { id } })),
  refetchInterval: ({ state }: { state: { data: Importacion | undefined } }) =>
    state.data && isEnCurso(state.data.estado) ? POLL_MS : false,
});

/** Query options of the file's contents and its reading. */
export const lecturaOptions = (id: string) =>
  callOptions<LecturaPlanilla>(importacionesLecturaOptions({ path: { id } }));

const filasSearch = z.object({
  efecto: z.enum(EFECTOS_RENGLON).optional().catch(undefined),
  estado: z.enum(ESTADOS_RENGLON).optional().catch(undefined),
  page,
});

export const filasPages = (id: string) => ({
  title: 'Importación',
  search: filasSearch,
  options: ({ efecto, estado, page }: z.infer<typeof filasSearch>) =>
    callOptions<FilasImportacionPage>(
      importacionesFilasOptions({
        path: { id },
        query: { ...pageQuery(page), ...(efecto && { efecto }), ...(estado && { estado }) },
      }),
    ),
});
