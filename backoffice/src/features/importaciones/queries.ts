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
import { EFECTOS_RENGLON, ESTADOS_RENGLON, isEnCurso } from 'api-client/backoffice-planillas';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { page } from '../../shared/list-search.ts';

const importacionesSearch = z.object({ page });

/** What was brought in, newest first. */
export const importacionesPages = {
  title: 'Importar planillas y fotos',
  search: importacionesSearch,
  options: ({ page }: z.infer<typeof importacionesSearch>) =>
    callOptions<ImportacionesPage>(importacionesListOptions({ query: pageQuery(page) })),
};

/** Milliseconds between two looks at what is under way. */
const LOOK_AGAIN = 1000;

/** One of them; as long as something is under way, looked at again and again. */
export const importacionOptions = (id: string) => ({
  ...callOptions<Importacion>(importacionesGetOptions({ path: { id } })),
  refetchInterval: ({ state }: { state: { data: Importacion | undefined } }) =>
    state.data && isEnCurso(state.data.estado) ? LOOK_AGAIN : false,
});

/** The file as it is, and how it is read. */
export const lecturaOptions = (id: string) =>
  callOptions<LecturaPlanilla>(importacionesLecturaOptions({ path: { id } }));

const filasSearch = z.object({
  efecto: z.enum(EFECTOS_RENGLON).optional().catch(undefined),
  estado: z.enum(ESTADOS_RENGLON).optional().catch(undefined),
  page,
});

/** Its rows. */
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
