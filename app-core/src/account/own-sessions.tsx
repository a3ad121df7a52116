import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { shortDate } from 'ui-kit/dates';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { Answer, type AnswerProps } from '../queries/answer.tsx';
import type { CallOptions } from '../queries/call-options.ts';
import { useOnceAtATime } from '../use-once-at-a-time.ts';

export interface OwnSession {
  sesion_id: string;
  app: 'storefront' | 'backoffice';
  dispositivo: string;
  direccion: string;
  creada_en: string;
  usada_en: string;
  actual: boolean;
}

const APPS = { storefront: 'Tienda', backoffice: 'Panel' };

interface SessionRowProps {
  session: OwnSession;
  /** Unique name of the session. */
  name: string;
  onEnd: () => void;
}

/** Shows device, place and time of a session. Only 'Cerrar sesión' ends the current session. */
function SessionRow({ session, name, onEnd }: SessionRowProps) {
  const { app, dispositivo, direccion, creada_en, usada_en, actual } = session;
  return (
    <Stack
      component="li"
      direction="row"
      spacing={3}
      sx={{
        alignItems: 'center',
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{dispositivo}</Typography>
        <Typography variant="body2" color="textSecondary">
          {APPS[app]} · desde {direccion}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Abierta: {shortDate(creada_en)}
          {!actual && ` · Último uso: ${shortDate(usada_en)}`}
        </Typography>
        {actual && (
          <Typography variant="body2" color="primary" sx={{ fontWeight: 'fontWeightMedium' }}>
            Esta sesión
          </Typography>
        )}
      </Box>
      {!actual && (
        <Button
          variant="text"
          onClick={onEnd}
          aria-label={`Cerrar la sesión de ${name}`}
          sx={{ flexShrink: 0 }}
        >
          Cerrar
        </Button>
      )}
    </Stack>
  );
}

/** As high as the current session, which always comes first, so that the page does not shift. */
const SessionRowSkeleton = () => (
  <Box aria-busy sx={{ py: 3 }}>
    <Typography>
      <Skeleton width="40%" />
    </Typography>
    {['60%', '50%', '30%'].map((width) => (
      <Typography key={width} variant="body2">
        <Skeleton width={width} />
      </Typography>
    ))}
  </Box>
);

/** Returns a unique name for each session: its device, plus the start time if the device has several sessions. */
export function sessionNames(sessions: readonly OwnSession[], now = new Date()): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const { sesion_id, dispositivo, creada_en } of sessions) {
    const alone = sessions.filter((other) => other.dispositivo === dispositivo).length === 1;
    const name = alone ? dispositivo : `${dispositivo}, abierta ${shortDate(creada_en, now)}`;
    // Two sessions may start within the same minute.
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    names.set(sesion_id, before === 0 ? name : `${name} (${before + 1})`);
  }
  return names;
}

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
  const [confirming, setConfirming] = useState<OwnSession | 'others'>();
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
    setConfirming(which);
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
      {confirming && (
        <ConfirmDialog
          open={open}
          title={
            confirming === 'others'
              ? '¿Cerrar las demás sesiones?'
              : `¿Cerrar la sesión de ${names.get(confirming.sesion_id) ?? confirming.dispositivo}?`
          }
          text="Allí habrá que volver a entrar con la contraseña."
          destructive
          busy={isPending}
          onConfirm={() => mutate(confirming)}
          onCancel={() => setOpen(false)}
          texts={{ confirm: 'Sí, cerrar' }}
        />
      )}
    </section>
  );
}
