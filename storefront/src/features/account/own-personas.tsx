import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  authRequestPasswordReset,
  LIMITS,
  type MisPersonas,
  misPersonasInvite,
  misPersonasUpdate,
  type Persona,
} from 'api-client/storefront';
import { personaBody } from 'api-client/storefront-forms';
import { SendInvitation } from 'app-core/account/send-invitation';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { Answer } from 'app-core/queries/answer';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { failureText } from '../../shared/failure-text.ts';
import { personas as list, ownAccount } from './settings-queries.ts';

/** People who order for the customer's shop. An invited person sees instead for which shop they order. */
export function OwnPersonas() {
  const own = useQuery(ownAccount());
  return (
    <section aria-labelledby="personas">
      <SectionTitle id="personas">Personas que piden por tu comercio</SectionTitle>
      <Answer query={own} failed="Error al cargar los datos" reason={failureText} loading={<LoadingDots />}>
        {({ titular_id, nombre_comercio }) =>
          titular_id ? (
            <Typography sx={{ mt: 3 }}>
              Pides por {nombre_comercio}. Los pedidos, los domicilios y los habituales son del comercio;
              quién puede pedir lo decide su titular.
            </Typography>
          ) : (
            <Personas />
          )
        }
      </Answer>
    </section>
  );
}

function Personas() {
  const query = useQuery(list);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Persona>();
  const [open, setOpen] = useState(false);
  const show = ({ data }: { data: MisPersonas }) =>
    queryClient.setQueryData<MisPersonas>(list.queryKey, data);
  const { mutate, isPending, variables } = useOnceAtATime({
    mutationFn: ({ usuario_id: id, tiene_acceso }: { usuario_id: string; tiene_acceso: boolean }) =>
      misPersonasUpdate({ path: { id }, body: { tiene_acceso } }),
    onSuccess: (answer, { tiene_acceso }) => {
      show(answer);
      toasts.success(tiene_acceso ? 'Ya puede entrar' : 'Quitaste el acceso');
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: list.queryKey }),
    onSettled: () => setOpen(false),
  });
  return (
    <Answer query={query} failed="Error al cargar los datos" reason={failureText} loading={<LoadingDots />}>
      {({ personas }) => (
        <Stack spacing={4} sx={{ mt: 3 }}>
          <Typography color="textSecondary">
            Hasta {LIMITS.personas} personas pueden ver tus precios y pedir por tu comercio, cada una con su
            correo y su contraseña. En cada pedido dice quién lo hizo.
          </Typography>
          {personas.length > 0 && (
            <Stack component="ul" spacing={4} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {personas.map((one) => (
                <PersonaRow
                  key={one.usuario_id}
                  persona={one}
                  busy={isPending && variables.usuario_id === one.usuario_id}
                  onGive={() => mutate({ usuario_id: one.usuario_id, tiene_acceso: true })}
                  onTake={() => {
                    setAsked(one);
                    setOpen(true);
                  }}
                />
              ))}
            </Stack>
          )}
          {inviting ? (
            <PersonaForm
              onCancel={() => setInviting(false)}
              onSaved={(answer) => {
                show(answer);
                toasts.success('Le enviamos un correo para que elija su contraseña');
                setInviting(false);
              }}
            />
          ) : (
            <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setInviting(true)}>
              Invitar a una persona
            </Button>
          )}
          {asked && (
            <ConfirmDialog
              open={open}
              title={`¿Quitar el acceso a ${asked.nombre} ${asked.apellido}?`}
              text="Se cierran sus sesiones ahora mismo. Los pedidos que hizo quedan. Puedes volver a darle acceso."
              destructive
              busy={isPending}
              onConfirm={() => mutate({ usuario_id: asked.usuario_id, tiene_acceso: false })}
              onCancel={() => setOpen(false)}
              texts={{ confirm: 'Sí, quitar' }}
            />
          )}
        </Stack>
      )}
    </Answer>
  );
}

const ESTADOS: Record<Persona['estado'], string> = {
  invitada: 'Invitación enviada: falta que elija su contraseña',
  activa: 'Con acceso',
  sin_acceso: 'Sin acceso',
  desactivada: 'Desactivada por nosotros: comunícate para reactivarla',
};

const requestLink = (email: string) => authRequestPasswordReset({ body: { email } });

interface PersonaRowProps {
  persona: Persona;
  busy: boolean;
  onTake: () => void;
  onGive: () => void;
}

/** Shows an invited person: name, state, and the buttons to give or take access. */
function PersonaRow({ persona, busy, onTake, onGive }: PersonaRowProps) {
  const { nombre, apellido, email, estado } = persona;
  const name = `${nombre} ${apellido}`;
  return (
    <li>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <Typography variant="body2">{ESTADOS[estado]}</Typography>
      {estado !== 'desactivada' && (
        <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 1, ml: -3, flexWrap: 'wrap' }}>
          {estado === 'sin_acceso' ? (
            <Button variant="text" loading={busy} aria-label={`Dar acceso a ${name}`} onClick={onGive}>
              Dar acceso
            </Button>
          ) : (
            <Button variant="text" aria-label={`Quitar acceso a ${name}`} onClick={onTake}>
              Quitar acceso
            </Button>
          )}
          {estado === 'invitada' && <SendInvitation {...{ name, email }} request={requestLink} />}
        </Stack>
      )}
    </li>
  );
}

interface PersonaFormProps {
  onSaved: (answer: { data: MisPersonas }) => void;
  onCancel: () => void;
}

/** Invites a person to order for the customer's shop. The invitation mail lets them choose a password. */
function PersonaForm({ onSaved, onCancel }: PersonaFormProps) {
  const form = useForm({
    initialValues: { nombre: '', apellido: '', email: '' },
    schema: personaBody,
    save: (body) => misPersonasInvite({ body }),
    onSaved,
  });
  return (
    <FormFrame form={form} method="post">
      <TextField name="nombre" label="Nombre" autoComplete="off" autoFocus />
      <TextField name="apellido" label="Apellido" autoComplete="off" />
      <TextField
        name="email"
        type="email"
        label="Correo electrónico"
        help="Allí recibe el enlace para elegir su contraseña. Quien lea ese correo verá tus precios."
        autoComplete="off"
      />
      <FormActions submitLabel="Invitar" busyLabel="Enviando…">
        <Button variant="text" onClick={onCancel}>
          Cancelar
        </Button>
      </FormActions>
    </FormFrame>
  );
}
