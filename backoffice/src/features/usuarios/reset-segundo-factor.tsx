import Button from '@mui/material/Button';
import { segundoFactorEndOfUsuario, type Usuario } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { useToasts } from 'ui-kit/use-toasts';
import { nombreOf } from './usuario-texts.ts';

/** Removes the second factor of staff who lost their phone. */
export function ResetSegundoFactor({ usuario }: { usuario: Usuario }) {
  const [open, setOpen] = useState(false);
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => segundoFactorEndOfUsuario({ path: { id: usuario.usuario_id } }),
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)} sx={{ mt: 4 }}>
        Quitar verificación en dos pasos
      </Button>
      <ConfirmDialog
        open={open}
        title="¿Quitar la verificación en dos pasos?"
        text={`${nombreOf(usuario)} entrará con su contraseña sola hasta que la active de nuevo, y se cerrarán sus sesiones. Hazlo solo si te consta que es quien te lo pide.`}
        destructive
        busy={isPending}
        // Ignore clicks while the dialog fades out.
        onConfirm={() => open && mutate()}
        onCancel={() => setOpen(false)}
        texts={{ confirm: 'Sí, quitar' }}
      />
    </>
  );
}
