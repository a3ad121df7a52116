import SendOutlined from '@mui/icons-material/SendOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { type Correo, correosGet, correosReenviar } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../shared/queries.ts';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { useRowRoom } from '../../shared/use-row-room.ts';

/** Polling interval in milliseconds, and maximum number of polls. A slower mail is reported as still pending. */
const EVERY = 1000;
const LOOKS = 40;

const isOver = ({ estado, intentos }: Correo, before: Correo) =>
  estado === 'enviado' || estado === 'abandonado' || (estado === 'en_espera' && intentos > before.intentos);

/** Requests a retry, and waits until it succeeds or fails. */
async function resend(before: Correo): Promise<Correo> {
  const path = { id: before.correo_id };
  await correosReenviar({ path });
  for (let look = 1; ; look += 1) {
    const { data } = await correosGet({ path });
    if (isOver(data, before) || look === LOOKS) return data;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

/** Button that sends a mail again and reports the outcome. */
export function ResendCorreo({ correo }: { correo: Correo }) {
  const { iconsOnly } = useRowRoom();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => resend(correo),
    onSuccess: ({ estado, email, motivo }) => {
      if (estado === 'enviado') toasts.success(`El correo a ${email} salió.`);
      else if (estado === 'enviando') toasts.success(`El correo a ${email} está saliendo.`);
      else toasts.error(`El correo a ${email} volvió a fallar. ${motivo ?? ''}`);
    },
    // Also after a failure: the mail may have been sent meanwhile.
    onSettled: () => void queryClient.invalidateQueries(queriesOf('correos')),
  });
  return (
    <RowActions>
      <RowAction
        label="Enviar ahora"
        context={`correo a ${correo.email}`}
        icon={<SendOutlined />}
        iconOnly={iconsOnly}
        busy={isPending}
        busyLabel="Enviando…"
        refusal={correo.estado === 'enviando' && 'Está saliendo en este momento'}
        onClick={() => mutate()}
      />
    </RowActions>
  );
}
