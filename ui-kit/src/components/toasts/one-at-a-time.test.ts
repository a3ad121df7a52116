import { expect, it } from 'vitest';
import { oneAtATime } from './toast-provider.tsx';
import type { ToastKind } from './toasts.ts';

/** A screen that has `shown` toasts; a closed one is gone at once, as `ended` is told. */
function phone() {
  let shown: string[] = [];
  const toasts = oneAtATime({
    show: ({ message }) => void shown.push(message),
    close: (key) => {
      shown = shown.filter((one) => key !== undefined && one !== key);
      if (key !== undefined) toasts.ended(key);
    },
  });
  const show = (message: string, kind: ToastKind = 'success', live = false) =>
    toasts.show({ key: message, message, kind, live, once: true });
  return { show, close: toasts.close, shown: () => shown };
}

it('replaces an older toast by a newer one', () => {
  const { show, shown } = phone();
  show('Agregado');
  show('Eliminado');
  expect(shown()).toEqual(['Eliminado']);
});

it("lets another person's act wait until the own toast is gone", () => {
  const { show, shown, close } = phone();
  show('Agregado');
  show('Nuevo pedido', 'info', true);
  expect(shown()).toEqual(['Agregado']);
  close('Agregado');
  expect(shown()).toEqual(['Nuevo pedido']);
});

it("replaces the toast of another person's act by the own one", () => {
  const { show, shown } = phone();
  show('Nuevo pedido', 'info', true);
  show('Agregado');
  expect(shown()).toEqual(['Agregado']);
});

it('loses no error to a newer toast, nor to one that was waiting', () => {
  const { show, shown, close } = phone();
  show('Falló uno', 'error');
  show('Agregado');
  show('Falló dos', 'error');
  expect(shown()).toEqual(['Falló uno']);
  close('Falló uno');
  expect(shown()).toEqual(['Falló dos']);
});

it.each([undefined, 'Falló'])('goes on after one was closed that was never seen: %s', (key) => {
  const shown: string[] = [];
  // The screen tells no end of a toast that it never showed.
  const toasts = oneAtATime({ show: ({ message }) => void shown.push(message), close: () => {} });
  const show = (message: string, kind: ToastKind) =>
    toasts.show({ key: message, message, kind, live: false, once: true });
  show('Falló', 'error');
  toasts.close(key);
  show('Agregado', 'success');
  expect(shown).toEqual(['Falló', 'Agregado']);
});
