import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { Answer, type AnswerProps } from '../queries/answer.tsx';
import type { CallOptions } from '../queries/call-options.ts';
import { useOnceAtATime } from '../use-once-at-a-time.ts';
import { sessionNames } from './session-names.ts';
import { type OwnSession, SessionRow, SessionRowSkeleton } from './session-row.tsx';

type Ended = Promise<{ data: { mensaje: string } }>;

export interface OwnSessionsProps {
  list: CallOptions<{ sesiones: OwnSession[] }>;
  end: (id: string) => Ended;
  endOthers: () => Ended;
  /** Called after sessions end. */
  onEnded?: () => void;
  /** Reason shown when the list cannot be loaded. */
  reason?: AnswerProps<unknown>['reason'];
}

/** Lists the account's open sessions and lets the user end them. */
export function OwnSessions({ list, end, endOthers, onEnded, reason }: OwnSessionsProps) {
  const query = useQuery(list);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [asked, setAsked] = useState<OwnSession | 'others'>();
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: (which: OwnSession | 'others') => (which === 'others' ? endOthers() : end(which.sesion_id)),
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    onSettled: () => {
      setOpen(false);
      // Also after a failure: the session may have ended already.
      void queryClient.invalidateQueries({ queryKey: list.queryKey });
      onEnded?.();
    },
  });
  const names = sessionNames(query.data?.sesiones ?? []);
  const ask = (which: OwnSession | 'others') => {
    setAsked(which);
    setOpen(true);
  };

  return (
    <section aria-labelledby="sesiones">
      <SectionTitle id="sesiones">Sesiones abiertas</SectionTitle>
      <Answer
        query={query}
        failed="Error al cargar los datos"
        loading={<SessionRowSkeleton />}
        {...(reason && { reason })}
      >
        {({ sesiones }) => (
          <>
            <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {sesiones.map((session) => (
                <SessionRow
                  key={session.sesion_id}
                  session={session}
                  name={names.get(session.sesion_id) ?? session.dispositivo}
                  onEnd={() => ask(session)}
                />
              ))}
            </Stack>
            {sesiones.length > 1 && (
              <Button variant="outlined" sx={{ mt: 3 }} onClick={() => ask('others')}>
                Cerrar las demás sesiones
              </Button>
            )}
          </>
        )}
      </Answer>
      {asked && (
        <ConfirmDialog
          open={open}
          title={
            asked === 'others'
              ? '¿Cerrar las demás sesiones?'
              : `¿Cerrar la sesión de ${names.get(asked.sesion_id) ?? asked.dispositivo}?`
          }
          text="Allí habrá que volver a entrar con la contraseña."
          destructive
          busy={isPending}
          onConfirm={() => mutate(asked)}
          onCancel={() => setOpen(false)}
          texts={{ confirm: 'Sí, cerrar' }}
        />
      )}
    </section>
  );
}
