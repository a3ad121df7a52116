/** Tests which failures an app's policy shows and which its screens show. Each app runs this table. */
import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ApiError, FALLBACK_MESSAGES } from 'api-client/core';
import type { ComponentType, ReactNode } from 'react';
import { closeToasts, notify } from 'ui-kit/notify';
import { z } from 'zod';
import { useForm } from '../forms/use-form.ts';
import { Answer } from '../queries/answer.tsx';
import { createQueryClient } from '../queries/create-query-client.ts';
import type { Policy } from '../queries/error-policy.ts';
import { messageOf } from '../queries/errors.ts';
import { useOnceAtATime } from '../use-once-at-a-time.ts';

const MESSAGE = 'Dice el servidor.';
const failed = (status: number, code: ApiError['code']) => () => new ApiError(status, code, MESSAGE);

/** Each kind of failure, for a call that carried this token. */
export const FAILURES = {
  '401 with a session': (token) => new ApiError(401, 'NO_AUTENTICADO', MESSAGE, [], { token }),
  '401 of a visitor': (token) => new ApiError(401, 'NO_AUTENTICADO', MESSAGE, [], { token }),
  '401 SESION_CAMBIADA': () => new ApiError(401, 'SESION_CAMBIADA', MESSAGE, [], { token: 'anterior' }),
  '401 CREDENCIALES_INCORRECTAS': failed(401, 'CREDENCIALES_INCORRECTAS'),
  '403 SIN_PERMISO': failed(403, 'SIN_PERMISO'),
  '403 SEGUNDO_FACTOR_EXIGIDO': (token) =>
    new ApiError(403, 'SEGUNDO_FACTOR_EXIGIDO', MESSAGE, [], { token }),
  '403 CUENTA_DESACTIVADA': failed(403, 'CUENTA_DESACTIVADA'),
  CUENTA_CAMBIADA: () => new ApiError(0, 'CUENTA_CAMBIADA', MESSAGE),
  '404': failed(404, 'NO_ENCONTRADO'),
  '409': failed(409, 'VERSION_DESACTUALIZADA'),
  '400 with fields': () =>
    new ApiError(400, 'DATOS_INVALIDOS', MESSAGE, [{ field: 'nombre', message: MESSAGE }]),
  '429': failed(429, 'DEMASIADAS_SOLICITUDES'),
  '500': failed(500, 'ERROR_INTERNO'),
  'no signal': () => new ApiError(0, 'SIN_RESPUESTA', MESSAGE, [], { sent: false }),
  aborted: () => new DOMException('x', 'AbortError'),
} satisfies Record<string, (token: string | undefined) => unknown>;
export type FailureName = keyof typeof FAILURES;

interface Calling {
  call: () => Promise<string>;
}

function WithData({ call }: Calling) {
  const query = useQuery({ queryKey: ['with'], queryFn: call, initialData: 'Datos', staleTime: 0 });
  return (
    <Answer query={query} failed="Falló">
      {(data) => data}
    </Answer>
  );
}

function WithoutData({ call }: Calling) {
  return (
    <Answer query={useQuery({ queryKey: ['without'], queryFn: call })} failed="Falló" loading="Carga">
      {(data) => data}
    </Answer>
  );
}

function Change({ call }: Calling) {
  const { mutate } = useOnceAtATime({ mutationFn: call });
  return (
    <button type="button" onClick={() => mutate()}>
      Enviar
    </button>
  );
}

function OwnMessage({ call }: Calling) {
  const { mutate } = useOnceAtATime({
    mutationFn: call,
    onFailure: (error) => notify('warning', messageOf(error)),
  });
  return (
    <button type="button" onClick={() => mutate()}>
      Enviar
    </button>
  );
}

const schema = z.object({ nombre: z.string() });
const initialValues = { nombre: 'Ana' };

function Form({ call }: Calling) {
  const { formik, failure } = useForm({ initialValues, schema, save: call, onSaved: () => {} });
  return (
    <form onSubmit={formik.handleSubmit}>
      <p>{failure}</p>
      <p>{formik.errors.nombre}</p>
      <button type="submit">Enviar</button>
    </form>
  );
}

const SCREENS = { WithData, WithoutData, Change, OwnTelling: OwnMessage, Form };
type ScreenName = keyof typeof SCREENS;
/** Messages per screen: in the screen's own place, or toasts by their kind. */
export type Row = Record<ScreenName, string>;

/** Result of most failures. */
export const DEFAULT_ROW: Row = {
  WithData: 'error toast',
  WithoutData: 'in place',
  Change: 'error toast',
  OwnTelling: 'warning toast',
  Form: 'in place',
};

/**
 * Result when the policy handles the failure, without toast or with a toast of this kind. A screen without data also
 * shows the reason in its place.
 */
export const byPolicy = (toast: string): Row => ({
  WithData: toast,
  WithoutData: ['in place', toast].filter(Boolean).join(', '),
  Change: toast,
  OwnTelling: toast,
  Form: toast,
});

/** Result of a missing permission: a toast by the policy. A screen without data shows only the message in its place. */
export const FORBIDDEN: Row = { ...byPolicy('error toast'), WithoutData: 'in place' };

const DONE = 'Todo dicho.';

async function observe(screenName: ScreenName, failure: FailureName, told: TestedApp): Promise<string> {
  const queryClient = createQueryClient(told.policy, 60_000);
  const { queries, mutations = {} } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false }, mutations });
  const Screen = SCREENS[screenName];
  const isQuery = screenName === 'WithData' || screenName === 'WithoutData';
  const started = Promise.withResolvers<void>();
  const error = FAILURES[failure](told.token());
  const call = async () => {
    started.resolve();
    // Only TanStack Query itself aborts queries.
    if (failure === 'aborted' && isQuery) return new Promise<never>(() => {});
    throw error;
  };
  if (failure === 'no signal') onlineManager.setOnline(false);
  const { container, unmount } = render(
    <QueryClientProvider client={queryClient}>
      <told.Frame>
        <Screen call={call} />
      </told.Frame>
    </QueryClientProvider>,
  );
  if (!isQuery) fireEvent.click(screen.getByRole('button'));
  await act(() => started.promise);
  if (failure === 'aborted') await act(() => queryClient.cancelQueries());
  await waitFor(() => {
    if (queryClient.isFetching() + queryClient.isMutating() > 0) throw new Error('A request is pending');
  });
  // Toasts appear in order: once this toast is shown, the earlier ones are too.
  await act(async () => notify('info', DONE));
  await screen.findByText(DONE);
  const text = error instanceof ApiError ? MESSAGE : FALLBACK_MESSAGES.other;
  const inPlace = within(container).queryAllByText(text);
  const toasts = screen.queryAllByText(text).filter((one) => !inPlace.includes(one));
  const kinds = toasts.map((one) => `${kindOf(one)} toast`);
  act(() => closeToasts());
  unmount();
  onlineManager.setOnline(true);
  return [...inPlace.map(() => 'in place'), ...kinds].join(', ');
}

const KINDS = { Error: 'error', Warning: 'warning', Info: 'info', Success: 'success' };

/** Returns the kind of a toast from the colour of its icon. */
const kindOf = (text: HTMLElement): string | undefined =>
  Object.entries(KINDS).find(([color]) =>
    text.parentElement?.querySelector(`.MuiSvgIcon-color${color}`),
  )?.[1];

interface TestedApp {
  policy: Policy;
  Frame: ComponentType<{ children: ReactNode }>;
  /** Token of the current session; undefined for a visitor. */
  token: () => string | undefined;
}

/** Returns the messages of each screen for this failure. `begin` starts a session for each screen, or none. */
export async function messagesOf(failure: FailureName, told: TestedApp, begin: () => void): Promise<Row> {
  const row: Partial<Row> = {};
  for (const name of Object.keys(SCREENS) as ScreenName[]) {
    act(begin);
    row[name] = await observe(name, failure, told);
  }
  return row as Row;
}
