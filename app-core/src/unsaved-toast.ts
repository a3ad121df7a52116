import { toasts } from 'ui-kit/use-toasts';

const NEXT = 'Para evitarlo, libera espacio o permite que este sitio guarde datos en el navegador.';
const SESSION = `Este navegador no pudo guardar tu sesión: si recargas o cierras la página, tendrás que volver a iniciarla. ${NEXT}`;
const CHANGES = `Este navegador no pudo guardar los últimos cambios: si recargas o cierras la página, se pierden. ${NEXT}`;

export const toastUnsaved = (isSession: boolean): unknown =>
  toasts.warning(isSession ? SESSION : CHANGES, {
    duration: null,
    key: isSession ? 'sesion-sin-guardar' : 'sin-guardar',
  });
