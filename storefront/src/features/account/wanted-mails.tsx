import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MisAvisos, type MisAvisosBody, misAvisosDejar, misAvisosUpdate } from 'api-client/storefront';
import { Answer } from 'app-core/queries/answer';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { SectionTitle } from 'ui-kit/section-title';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { failureText } from '../../shared/failure-text.ts';
import { wantedMails } from './settings-queries.ts';

const PERCENTS = [1, 5, 10, 15, 20, 30, 50];

/** Lets the customer choose mails beyond those about orders. Each choice is saved at once. */
export function WantedMails() {
  const query = useQuery(wantedMails);
  return (
    <section aria-labelledby="avisos">
      <SectionTitle id="avisos">Correos que recibes</SectionTitle>
      <Answer
        query={query}
        failed="Error al cargar los datos"
        reason={failureText}
        loading={<Skeleton height={3 * touchTarget} aria-busy />}
      >
        {(avisos) => <Choices avisos={avisos} />}
      </Answer>
    </section>
  );
}

function Choices({ avisos }: { avisos: MisAvisos }) {
  const { stock, precios, porcentaje, productos } = avisos;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const onSuccess = ({ data }: { data: MisAvisos }) => {
    queryClient.setQueryData<MisAvisos>(wantedMails.queryKey, data);
    toasts.success('Guardado.', { key: 'avisos' });
  };
  const save = useOnceAtATime({
    mutationFn: (body: MisAvisosBody) => misAvisosUpdate({ body, throwOnError: true }),
    onSuccess,
  });
  const leave = useOnceAtATime({
    mutationFn: (producto_id: string) => misAvisosDejar({ path: { producto_id }, throwOnError: true }),
    onSuccess,
  });
  const set = (change: Partial<MisAvisosBody>) => save.mutate({ stock, precios, porcentaje, ...change });
  // `disabled` would take the focus away from the pressed switch.
  const busy = { input: { 'aria-disabled': save.isPending } };
  const percents = [...new Set([...PERCENTS, porcentaje])].sort((a, b) => a - b);
  return (
    <Stack sx={{ gap: 3, mt: 3 }}>
      <FormControlLabel
        control={<Switch checked={stock} slotProps={busy} onChange={(_, on) => set({ stock: on })} />}
        label="Cuando vuelva un producto que espero"
      />
      {productos.length > 0 && (
        <Stack
          component="ul"
          aria-label="Productos que esperas"
          sx={{ m: 0, p: 0, pl: 11, listStyle: 'none' }}
        >
          {productos.map(({ producto_id, nombre }) => (
            <Stack
              key={producto_id}
              component="li"
              direction="row"
              sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
            >
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {nombre}
              </Typography>
              <Button
                aria-label={`Ya no esperar: ${nombre}`}
                disabled={leave.isPending}
                loading={leave.isPending && leave.variables === producto_id}
                onClick={() => leave.mutate(producto_id)}
              >
                Ya no
              </Button>
            </Stack>
          ))}
        </Stack>
      )}
      <FormControlLabel
        control={<Switch checked={precios} slotProps={busy} onChange={(_, on) => set({ precios: on })} />}
        label="Cuando cambie el precio de lo que suelo comprar"
      />
      {precios && (
        <TextField
          select
          label="Si cambia más de"
          value={porcentaje}
          onChange={({ target }) => set({ porcentaje: Number(target.value) })}
          helperText="A lo sumo un correo por día, con todos los cambios."
          slotProps={{ select: { native: true } }}
          sx={{ ml: 11, maxWidth: ({ spacing }) => spacing(70) }}
        >
          {percents.map((percent) => (
            <option key={percent} value={percent}>
              {percent} %
            </option>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
