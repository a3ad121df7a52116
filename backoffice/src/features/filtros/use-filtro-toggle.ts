import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLeaveLater } from 'app-core/use-leave-later';
import { type Activation, useActivation } from '../../shared/activation.ts';
import type { Filtro } from './filtro.ts';
import type { TipoFiltro } from './filtros-search.ts';
import { refreshFiltros } from './queries.ts';
import { TIPOS } from './tipos.ts';

/** How long the list stands before the app goes to the panel's start. */
const LEAVES_AFTER = { activada: 1800, desactivada: 2000 };

function activationOf(tipo: TipoFiltro, { id, nombre, esta_activo }: Filtro): Activation {
  const { label, una, activate, deactivate } = TIPOS[tipo];
  return esta_activo
    ? {
        nombre,
        activa: false,
        call: () => deactivate(id),
        question: `¿Eliminar ${una}?`,
        explanation:
          'Deja de verse en los filtros de la tienda; sus productos quedan. Puedes volver a activarla.',
        done: `${label} desactivada con éxito`,
        failed: () => `Error al desactivar ${una}`,
      }
    : {
        nombre,
        activa: true,
        call: () => activate(id),
        question: `¿Activar ${una}?`,
        explanation: 'Vuelve a verse en los filtros de la tienda.',
        done: `${label} activada con éxito`,
        failed: () => `Error al activar ${una}`,
      };
}

/** 'Eliminar' deactivates and shows the list's first page, 'Activar' reactivates; then the panel's start opens. */
export function useFiltroToggle(tipo: TipoFiltro, toFirstPage: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leaveLater = useLeaveLater();
  const activation = useActivation(
    ({ activa }) => {
      if (!activa) toFirstPage();
      leaveLater(
        () => navigate({ to: '/panel-principal' }),
        LEAVES_AFTER[activa ? 'activada' : 'desactivada'],
      );
    },
    () => void refreshFiltros(queryClient),
  );
  return { ...activation, askFor: (filtro: Filtro) => activation.ask(activationOf(tipo, filtro)) };
}
