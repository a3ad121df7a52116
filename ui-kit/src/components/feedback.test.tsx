import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../test/render-story.tsx';
import * as emptyStateStories from './empty-state/empty-state.stories.tsx';
import * as errorStateStories from './error-state/error-state.stories.tsx';
import { ErrorState } from './error-state/error-state.tsx';
import * as loadingDotsStories from './loading-dots/loading-dots.stories.tsx';
import * as notFoundStories from './not-found/not-found.stories.tsx';
import * as serverErrorStories from './server-error/server-error.stories.tsx';
import { ServerError } from './server-error/server-error.tsx';
import * as taskProgressStories from './task-progress/task-progress.stories.tsx';
import { oneAtATime } from './toasts/toast-provider.tsx';
import * as toastsStories from './toasts/toasts.stories.tsx';
import type { ToastKind } from './toasts/toasts.ts';

describe('EmptyState', () => {
  const { Default, WithAWayOn } = composeStories(emptyStateStories);

  it('renders a paragraph, or an h1 on request', () => {
    const { unmount } = renderStory(Default);
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
    renderStory(() => <Default component="h1" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'No se ha encontrado ningún producto.',
    );
  });

  it('announces its text without its button when `announce` is set', () => {
    renderStory(() => <WithAWayOn announce="status" />);
    expect(screen.getByRole('status').textContent).toBe(
      'No se ha encontrado ningún producto.Prueba con otra palabra.',
    );
  });
});

describe('ErrorState', () => {
  const { WithReason, Retrying } = composeStories(errorStateStories);

  it('announces the error and its reason, and retries on a click', async () => {
    const onRetry = vi.fn<() => void>();
    renderStory(() => <WithReason onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toBe(
      'Hubo un error al cargar los productos.No hubo respuesta del servidor. Intenta de nuevo.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('ignores clicks while retrying, and keeps the focus', async () => {
    const onRetry = vi.fn<() => void>();
    renderStory(() => <Retrying onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentando…' }));
    expect(onRetry).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('has no button without onRetry', () => {
    renderStory(() => <ErrorState title="Hubo un error al cargar los productos." />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('LoadingDots', () => {
  const composed = composeStories(loadingDotsStories);

  it('renders one status, with or without visible text', () => {
    const { unmount } = renderStory(composed.Default);
    const status = screen.getByRole('status', { name: 'Cargando...' });
    expect(status.textContent).toBe('');
    expect(status.querySelectorAll('i')).toHaveLength(5);
    unmount();
    renderStory(composed.WithWords);
    expect(screen.getByRole('status').textContent).toBe('Cargando productos destacados...');
  });
});

describe('NotFound', () => {
  const composed = composeStories(notFoundStories);

  it("shows the document's heading and a button to the home page [T2.51]", () => {
    renderStory(composed.Default);
    expect(screen.getByRole('heading', { level: 1, name: '404 / Página no encontrada' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Volver al inicio' })).toBeVisible();
  });
});

describe('ServerError', () => {
  const composed = composeStories(serverErrorStories);

  it('renders nothing without a message', () => {
    renderStory(() => (
      <div data-testid="form">
        <ServerError />
      </div>
    ));
    expect(screen.getByTestId('form').childElementCount).toBe(0);
  });

  it('shows one alert after a rejected submit, and scrolls to it', async () => {
    const seen = vi.fn();
    Element.prototype.scrollIntoView = seen;
    renderStory(composed.InAForm);
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Credenciales incorrectas. Por favor, intente nuevamente.',
    ]);
    expect(seen).toHaveBeenCalled();
  });
});

describe('TaskProgress', () => {
  const composed = composeStories(taskProgressStories);
  const bar = () => screen.getByRole('progressbar', { name: 'Leyendo la planilla' });

  it('has a value only when the progress is known', () => {
    const { unmount } = renderStory(composed.Default);
    expect(bar()).toHaveAttribute('aria-valuenow', '15');
    unmount();
    renderStory(composed.Unknown);
    expect(bar()).not.toHaveAttribute('aria-valuenow');
  });
});

describe('Toasts', () => {
  const composed = composeStories(toastsStories);
  const { Success, Failure, WithUndo } = composed;
  const show = () => userEvent.click(screen.getByRole('button', { name: 'Mostrar aviso' }));

  it.each(Object.entries<ComponentType>(composed))('%s is accessible while it is shown', async (_, Story) => {
    renderStory(Story);
    await show();
    await screen.findByRole('button', { name: 'Cerrar aviso' });
    await expectAccessible();
  });

  it('announces its text politely, and can be closed', async () => {
    renderStory(Success);
    await show();
    expect((await screen.findByRole('status')).textContent).toBe('Producto agregado al carrito!');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('announces errors as alerts, and shows two toasts at most', async () => {
    renderStory(Failure);
    for (let shown = 0; shown < 3; shown++) await show();
    await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });

  it('disappears after its duration', async () => {
    renderStory(() => <Success options={{ duration: 30 }} />);
    await show();
    await screen.findByRole('status');
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('shows toasts with the same key only once', async () => {
    renderStory(() => <Success options={{ duration: null, key: 'carrito' }} />);
    await show();
    await show();
    expect(await screen.findAllByRole('status')).toHaveLength(1);
  });

  it('links to its detail, and calls its action once on a double click', async () => {
    const [onOpen, onClick] = [vi.fn(), vi.fn()];
    const detail = { text: 'Pedido #12: Aprobado → Enviado', href: '#pedido', onOpen };
    renderStory(() => (
      <WithUndo options={{ duration: null, detail, action: { label: 'Deshacer', onClick } }} />
    ));
    await show();
    const link = await screen.findByRole('link', { name: 'Pedido #12: Aprobado → Enviado' });
    expect(link.getAttribute('href')).toBe('#pedido');
    await userEvent.click(link);
    expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Deshacer' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});

describe('Toasts on a phone', () => {
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

  it("replaces a toast about another person's action by one about the user's own action", () => {
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

  it.each([undefined, 'Falló'])('shows the next toast after a hidden toast was closed: %s', (key) => {
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
});
