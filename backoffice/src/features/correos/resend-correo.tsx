import SendOutlined from '@mui/icons-material/SendOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { type Correo, correosGet, correosReenviar } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../shared/queries.ts';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { useRowRoom } from '../../shared/use-row-room.ts';

/** How often it is looked at, and how many times. What takes longer is told as it stands. */
const EVERY = 1000;
const LOOKS = 40;

const isOver = ({ estado, intentos }: Correo, before: Correo) =>
  estado === 'enviado' || estado === 'abandonado' || (estado === 'en_espera' && intentos > before.intentos);

/** Asks for another try, and waits until that has ended, well or not. */
async function resend(before: Correo): Promise<Correo> {
  const path = { id: before.correo_id };
  await correosReenviar({ path });
  for (let look = 1; ; look += 1) {
    const { data } = await correosGet({ path });
    if (isOver(data, before) || look === LOOKS) return data;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

/** Has a mail tried again now, and tells how that ended. */
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
    // Also after a failure: it may have left by itself.
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
