import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Domicilio, misDomiciliosDelete } from 'api-client/storefront';
import { Answer } from 'app-core/queries/answer';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { domicilios, whereOf } from '../../shared/domicilios.ts';
import { failureText } from '../../shared/failure-text.ts';
import { DomicilioForm } from './domicilio-form.tsx';

/** The customer's delivery addresses. Each order can choose one of them. */
export function OwnDomicilios() {
  const query = useQuery(domicilios);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [editing, setEditing] = useState<string>();
  const [asked, setAsked] = useState<Domicilio>();
  const [open, setOpen] = useState(false);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: domicilios.queryKey });
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: ({ domicilio_id: id }: Domicilio) => misDomiciliosDelete({ path: { id } }),
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    onSettled: () => {
      setOpen(false);
      refresh();
    },
  });
  const form = {
    onCancel: () => setEditing(undefined),
    onSaved: () => {
      toasts.success('Domicilio guardado');
      setEditing(undefined);
      refresh();
    },
  };
  return (
    <section aria-labelledby="domicilios">
      <SectionTitle id="domicilios">Domicilios de entrega</SectionTitle>
      <Answer query={query} failed="Error al cargar los datos" reason={failureText} loading={<LoadingDots />}>
        {(mine) => (
          <Stack spacing={4} sx={{ mt: 3 }}>
            {mine.domicilios.length === 0 && (
              <Typography color="textSecondary">
                Entregamos en el domicilio de tu cuenta. Si recibes en otro lugar, agrégalo: lo eliges al
                pedir.
              </Typography>
            )}
            {mine.domicilios.map((one) =>
              editing === one.domicilio_id ? (
                <DomicilioForm key={one.domicilio_id} domicilio={one} {...form} />
              ) : (
                <div key={one.domicilio_id}>
                  <Typography variant="subtitle2" component="h3">
                    {one.nombre}
                  </Typography>
                  <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {whereOf(one)}
                  </Typography>
                  {one.predeterminado && <Typography variant="body2">Se usa si no eliges otro</Typography>}
                  <Stack direction="row" spacing={2} sx={{ mt: 1, ml: -3 }}>
                    <Button
                      variant="text"
                      aria-label={`Editar ${one.nombre}`}
                      onClick={() => setEditing(one.domicilio_id)}
                    >
                      Editar
                    </Button>
                    <Button
                      variant="text"
                      aria-label={`Quitar ${one.nombre}`}
                      onClick={() => {
                        setAsked(one);
                        setOpen(true);
                      }}
                    >
                      Quitar
                    </Button>
                  </Stack>
                </div>
              ),
            )}
            {editing === 'nuevo' ? (
              <DomicilioForm {...form} />
            ) : (
              <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setEditing('nuevo')}>
                Agregar domicilio
              </Button>
            )}
          </Stack>
        )}
      </Answer>
      {asked && (
        <ConfirmDialog
          open={open}
          title={`¿Quitar ${asked.nombre}?`}
          text="Los pedidos que ya hiciste lo conservan."
          destructive
          busy={isPending}
          onConfirm={() => mutate(asked)}
          onCancel={() => setOpen(false)}
          texts={{ confirm: 'Sí, quitar' }}
        />
      )}
    </section>
  );
}
