import { toasts } from 'ui-kit/use-toasts';
import { onUnsaved } from './stored-value.ts';

const NEXT = 'Para evitarlo, libera espacio o permite que este sitio guarde datos en el navegador.';
const SESSION = `Este navegador no pudo guardar tu sesión: si recargas o cierras la página, tendrás que volver a iniciarla. ${NEXT}`;
const CHANGES = `Este navegador no pudo guardar los últimos cambios: si recargas o cierras la página, se pierden. ${NEXT}`;

/**
 * Tells that this browser stores nothing more: at each login that it could not store, for the person may be another
 * one, and once of everything else. Returns how to stop.
 */
export function tellUnsaved(): () => void {
  let told = false;
  return onUnsaved((key) => {
    const isSession = key === 'auth';
    if (!isSession && told) return;
    told ||= !isSession;
    toasts.warning(isSession ? SESSION : CHANGES, {
      duration: null,
      key: isSession ? 'sesion-sin-guardar' : 'sin-guardar',
    });
  });
}
