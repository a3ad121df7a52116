import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { Usuario } from 'api-client/backoffice';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { optionsState } from 'app-core/queries/options-state';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { SelectField } from 'ui-kit/forms/select-field';
import { z } from 'zod';
import { ivaText, notVigenteSentence } from './condicion-texts.ts';
import { condicionDadaOptions, condicionesOptions } from './condiciones.ts';
import { SecondLine } from './second-line.tsx';
import { usePermisos } from './session/permisos.ts';
import { TextLink } from './text-link.tsx';
import { useGiveCondicion } from './use-give-condicion.ts';
import { useHere } from './use-return-to.ts';

const BASE = 'Precios de la tienda';

/** A customer's agreement, which staff with the permission can change. */
export function CondicionOfCliente({ usuario }: { usuario: Usuario }) {
  const [open, setOpen] = useState(false);
  const { may } = usePermisos();
  const here = useHere();
  const query = useQuery(condicionDadaOptions(usuario.usuario_id));
  const { data } = query;
  const own = data?.condicion;
  const notVigente = own && notVigenteSentence(own);
  const iva = own?.vigente && ivaText(own);
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {own ? (
        <Box sx={{ minWidth: 0 }}>
          <TextLink to="/condicion/$id" params={{ id: own.condicion_id }} state={here}>
            {own.nombre}
          </TextLink>
          {iva && <SecondLine>{iva}</SecondLine>}
          {notVigente && <SecondLine>{`${notVigente} Paga los precios de la tienda.`}</SecondLine>}
        </Box>
      ) : (
        <span>{data ? BASE : query.isError ? 'No se pudieron cargar' : '…'}</span>
      )}
      {query.isError && !data && (
        <Button variant="text" loading={query.isFetching} onClick={() => void query.refetch()}>
          Reintentar
        </Button>
      )}
      {/* A person of a shop has the owner's agreement. */}
      {data && !usuario.titular_id && may('condiciones.dar') && (
        <Button variant="text" onClick={() => setOpen(true)}>
          Cambiar condiciones
        </Button>
      )}
      {open && data && (
        <DetailsDialog open maxWidth="xs" title={`Condiciones de ${usuario.nombre_comercio}`} onClose={close}>
          <CondicionForm usuarioId={usuario.usuario_id} given={own?.condicion_id ?? null} onDone={close} />
        </DetailsDialog>
      )}
    </Box>
  );
}

const schema = z.object({ condicion_id: z.string() });

interface CondicionFormProps {
  usuarioId: string;
  /** Id of the present agreement; null for the shop's prices. */
  given: string | null;
  onDone: () => void;
}

function CondicionForm({ usuarioId, given, onDone }: CondicionFormProps) {
  const condiciones = useQuery(condicionesOptions());
  const give = useGiveCondicion();
  const form = useForm({
    initialValues: { condicion_id: given ?? '' },
    schema,
    save: ({ condicion_id }) =>
      give({
        usuarioId,
        condicionId: condicion_id || null,
        tell: (_before, after) =>
          `Condiciones cambiadas. ${(after && notVigenteSentence(after)) ?? 'Rigen desde ahora.'}`,
      }),
    onSaved: onDone,
  });
  return (
    <FormFrame form={form} autoComplete="off" failsBelow>
      <SelectField
        name="condicion_id"
        label="Condiciones comerciales"
        placeholder={BASE}
        {...optionsState(condiciones)}
        options={condiciones.data ?? []}
        help="Sus precios, montos y plazos cambian al instante. Los pedidos hechos quedan como están."
      />
      <Stack direction="row">
        <FormActions submitLabel="Guardar" busyLabel="Guardando…" disabled={!condiciones.data} />
      </Stack>
    </FormFrame>
  );
}
