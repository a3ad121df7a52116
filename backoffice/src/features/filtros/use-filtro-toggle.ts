import { useNavigate } from '@tanstack/react-router';
import { useLeaveLater } from 'app-core/use-leave-later';
import { useActivation } from '../../shared/activation.ts';
import { FILTROS_QUERIES } from '../../shared/queries.ts';
import type { Filtro } from './filtro.ts';
import type { TipoFiltro } from './filtros-search.ts';
import { KINDS } from './kinds.ts';

/** Milliseconds from a success until the start page opens. */
const LEAVES_AFTER = { activated: 1800, deactivated: 2000 };

/** 'Eliminar' deactivates and shows the first page, 'Activar' reactivates; then the start page opens. */
export function useFiltroToggle(tipo: TipoFiltro, toFirstPage: () => void) {
  const navigate = useNavigate();
  const leaveLater = useLeaveLater();
  const { label, withArticle, activate, deactivate } = KINDS[tipo];
  const leave = (after: number) => leaveLater(() => navigate({ to: '/panel-principal' }), after);

  return useActivation(FILTROS_QUERIES, ({ id, nombre, esta_activo }: Filtro) =>
    esta_activo
      ? {
          nombre,
          activates: false,
          call: () => deactivate({ path: { id } }),
          question: `¿Eliminar ${withArticle}?`,
          explanation:
            'Deja de verse en los filtros de la tienda; sus productos quedan. Puedes volver a activarla.',
          done: `${label} desactivada con éxito`,
          failed: () => `Error al desactivar ${withArticle}`,
          onDone: () => {
            toFirstPage();
            leave(LEAVES_AFTER.deactivated);
          },
        }
      : {
          nombre,
          activates: true,
          call: () => activate({ path: { id } }),
          question: `¿Activar ${withArticle}?`,
          explanation: 'Vuelve a verse en los filtros de la tienda.',
          done: `${label} activada con éxito`,
          failed: () => `Error al activar ${withArticle}`,
          onDone: () => leave(LEAVES_AFTER.activated),
        },
  );
}
