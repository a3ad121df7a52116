import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Domicilio, misDomiciliosDelete, misDomiciliosPut } from 'api-client/storefront';
import { domicilioBody } from 'api-client/storefront-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { newId } from 'app-core/new-id';
import { Answer } from 'app-core/queries/answer';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { domicilios, domicilioText } from '../../shared/domicilios.ts';
import { failureText } from '../../shared/failure-text.ts';

/** The customer's delivery addresses. Each order can choose one of them. */
export function OwnDomicilios() {
  const query = useQuery(domicilios);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [editing, setEditing] = useState<string>();
  const [removing, setRemoving] = useState<Domicilio>();
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
                    {domicilioText(one)}
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
                        setRemoving(one);
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
      {removing && (
        <ConfirmDialog
          open={open}
          title={`¿Quitar ${removing.nombre}?`}
          text="Los pedidos que ya hiciste lo conservan."
          destructive
          busy={isPending}
          onConfirm={() => mutate(removing)}
          onCancel={() => setOpen(false)}
          texts={{ confirm: 'Sí, quitar' }}
        />
      )}
    </section>
  );
}

interface DomicilioFormProps {
  /** Undefined for a new address. */
  domicilio?: Domicilio | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

const NEW = { nombre: '', domicilio: '', horario: '', predeterminado: false };

/** Form for a delivery address. A new address gets its id at once, so that a repeated request creates no second address. */
function DomicilioForm({ domicilio, onSaved, onCancel }: DomicilioFormProps) {
  const [id] = useState(() => domicilio?.domicilio_id ?? newId());
  const { nombre, domicilio: where, horario, predeterminado } = { ...NEW, ...domicilio };
  const form = useForm({
    initialValues: { nombre, domicilio: where, horario, predeterminado },
    schema: domicilioBody,
    save: (body) => misDomiciliosPut({ path: { id }, body }),
    onSaved,
  });
  return (
    <FormFrame form={form} method="post">
      <TextField name="nombre" label="Nombre" help="Como lo llamas: «Depósito», «Local centro»." autoFocus />
      <TextField
        name="domicilio"
        label="Domicilio"
        help="Calle y número, localidad."
        autoComplete="street-address"
      />
      <TextField name="horario" label="Horario de entrega" help="Cuándo hay alguien: «de 8 a 12»." />
      <CheckboxField name="predeterminado" label="Entregar aquí si no elijo otro" />
      <FormActions submitLabel="Guardar domicilio" busyLabel="Guardando…">
        <Button variant="text" onClick={onCancel}>
          Cancelar
        </Button>
      </FormActions>
    </FormFrame>
  );
}
