import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cuentaExportarDatos, cuentaPedirBorrado, cuentaRetirarBorrado } from 'api-client/storefront';
import { useDownload } from 'app-core/download/use-download';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { shopDay } from 'ui-kit/dates';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { useSettings } from '../../shared/settings.ts';
import { ownAccount } from './settings-queries.ts';

/** Lets the user download their data or request its erasure. */
export function OwnData() {
  const { email } = useSettings();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  const options = ownAccount();
  const { data } = useQuery({ ...options, ...reportedByScreen });
  const wanted = Boolean(data?.borrado_pedido_en);
  const { download, busy } = useDownload(`mis-datos_${shopDay(new Date())}.json`, false, async () => ({
    data: (await cuentaExportarDatos({ parseAs: 'blob' })).data as Blob,
  }));
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => (wanted ? cuentaRetirarBorrado() : cuentaPedirBorrado()),
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    onSettled: () => {
      setOpen(false);
      void queryClient.invalidateQueries({ queryKey: options.queryKey });
    },
  });
  return (
    <section aria-labelledby="datos">
      <SectionTitle id="datos">Tus datos</SectionTitle>
      <Stack spacing={3} sx={{ mt: 3, alignItems: 'start' }}>
        <Typography color="textSecondary">
          Nombre, CUIT, teléfono y domicilio de tu comercio los corrige el personal, que los revisó al abrir
          tu cuenta: escríbenos a {email}.
        </Typography>
        <Button variant="outlined" loading={busy} onClick={download}>
          Descargar mis datos
        </Button>
        <Typography color="textSecondary">
          {wanted
            ? 'Pediste que borremos tus datos. Te avisaremos cuando esté hecho; hasta entonces puedes retirar el pedido.'
            : 'Puedes pedir que borremos tus datos. Tu cuenta deja de existir; los papeles de lo que compraste se guardan diez años, como manda la ley.'}
        </Typography>
        {wanted ? (
          <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
            Retirar el pedido de borrado
          </Button>
        ) : (
          <Button variant="text" color="secondary" sx={{ ml: -3 }} onClick={() => setOpen(true)}>
            Pedir que borren mis datos
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={open}
        title="¿Pedir que borremos tus datos?"
        text="El personal recibe el pedido y lo lleva a cabo. No podrás volver a entrar con esta cuenta."
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setOpen(false)}
        texts={{ confirm: 'Sí, pedirlo' }}
      />
    </section>
  );
}
