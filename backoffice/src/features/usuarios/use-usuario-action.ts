import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Usuario } from 'api-client/backoffice';
import { useEffect, useRef, useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { hasStatus, messageOf } from '../../shared/errors.ts';
import { queriesOf, USUARIOS_LISTS } from '../../shared/query-ids.ts';
import { ACCIONES, type Accion, type AccionName } from './acciones.ts';

/** After a success, how long its popup stands before the app goes to the panel's start. */
const LEAVES_AFTER = 2500;

interface Asked {
  accion: Accion;
  usuario: Usuario;
}

export interface ActionResult {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** Why, in the server's words. */
  reason?: string;
}

/** Asks, does, tells: one action on one account at a time. */
export function useUsuarioAction() {
  const [asked, setAsked] = useState<Asked>();
  const [result, setResult] = useState<ActionResult>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Who has gone elsewhere meanwhile is not taken away from there.
  useEffect(() => () => clearTimeout(leaving.current), []);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ accion, usuario }: Asked) => accion.call(usuario),
    onSuccess: (_done, { accion }) => {
      setResult({ kind: 'success', title: '¡Listo!', text: accion.done });
      toasts.success(accion.doneToast);
      leaving.current = setTimeout(() => void navigate({ to: '/panel-principal' }), LEAVES_AFTER);
    },
    onError: (error, { accion }) => {
      // The session is over, and the login page with it; there is nothing to say here.
      if (hasStatus(error, 401)) return;
      setResult({ kind: 'error', title: 'Error', text: accion.failed, reason: messageOf(error) });
      toasts.error(accion.failedToast);
    },
    onSettled: () => {
      setAsked(undefined);
      // Also after a failure: somebody else may have been faster.
      void queryClient.invalidateQueries(queriesOf([...USUARIOS_LISTS, 'usuariosGet']));
    },
  });

  return {
    asked,
    result,
    busy: isPending,
    ask: (name: AccionName, usuario: Usuario) => setAsked({ accion: ACCIONES[name], usuario }),
    confirm: () => asked && mutate(asked),
    cancel: () => {
      if (asked) setResult({ kind: 'error', title: 'Cancelado', text: asked.accion.cancelled });
      setAsked(undefined);
    },
    close: () => setResult(undefined),
  };
}

export type UsuarioAction = ReturnType<typeof useUsuarioAction>;
