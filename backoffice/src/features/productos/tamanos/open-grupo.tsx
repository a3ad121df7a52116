import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type GrupoDeTamanos,
  imageSources,
  LIMITS,
  type Producto,
  productosGrupoTamanosOptions,
} from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { LoadingDots } from 'ui-kit/loading-dots';
import { RowAction } from '../../../shared/row-action.tsx';
import { RowPicture } from '../../../shared/row-picture.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';
import { useProductoAutocomplete } from '../../../shared/use-producto-autocomplete.ts';
import { type Grupo, useDecideTamanos } from './use-decide-tamanos.ts';

/** Changes are saved at once, separately from the form. */
export function GrupoOpened({ producto_id }: { producto_id: string }) {
  const grupo = useQuery(productosGrupoTamanosOptions({ path: { id: producto_id } }));
  return (
    <Stack spacing={3} sx={{ mt: 2, mb: 4 }}>
      <Answer query={grupo} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {(group) => <GrupoEditor producto_id={producto_id} group={group} />}
      </Answer>
      <Typography variant="body2" color="textSecondary">
        Lo que cambies aquí se guarda en el momento.
      </Typography>
    </Stack>
  );
}

/** Returns a text that says who grouped the products. */
function findGroupId({ grupo_id, productos }: GrupoDeTamanos): string {
  if (productos.length > 1) {
    return grupo_id === null
      ? 'Según sus nombres. Si alguno no corresponde, quítalo.'
      : 'Agrupados por el personal: en la tienda se pasa de uno a otro.';
  }
  return grupo_id === null
    ? 'No tiene otros tamaños. Si los tiene, agrégalos.'
    : 'El personal decidió que va solo, diga lo que diga su nombre.';
}

interface GrupoEditorProps {
  producto_id: string;
  group: GrupoDeTamanos;
}

/** The products of a group; they can be removed, and others added. */
function GrupoEditor({ producto_id, group }: GrupoEditorProps) {
  const queryClient = useQueryClient();
  const { options, setText, partial, fields } = useProductoAutocomplete();
  const { mutate, isPending } = useDecideTamanos();
  const { grupo_id, productos } = group;
  const toMembers = (chosen: readonly Producto[]): Grupo['productos'] =>
    chosen.map((one) => ({ producto_id: one.producto_id, grupo_id }));

  const add = useOnceAtATime({
    // Send the added product's current group: another user may have moved it.
    mutationFn: (added: Producto) =>
      queryClient.fetchQuery({
        ...productosGrupoTamanosOptions({ path: { id: added.producto_id } }),
        staleTime: 0,
      }),
    onSuccess: (its, added) => {
      setText('');
      const member = { producto_id: added.producto_id, grupo_id: its.grupo_id };
      mutate({
        grupos: [{ decision: 'juntos', productos: [...toMembers(productos), member] }],
        tell: `${added.nombre} es ahora un tamaño de este producto.`,
      });
    },
  });
  const remove = (removed: Producto) =>
    mutate({
      grupos: [{ decision: 'separados', productos: toMembers([removed]) }],
      tell: `${removed.nombre} ya no es un tamaño de este producto.`,
    });
  const memberIds = new Set(productos.map((one) => one.producto_id));
  return (
    <>
      <Typography color="textSecondary">{findGroupId(group)}</Typography>
      {productos.length > 1 && (
        <List aria-label="Tamaños del mismo producto" disablePadding>
          {productos.map((one) => (
            <ListItem key={one.producto_id} disableGutters sx={{ gap: 3, justifyContent: 'space-between' }}>
              <RowPicture source={one.imagenes[0] && imageSources(one.imagenes[0])}>
                {one.nombre}
                {one.producto_id === producto_id && <SecondLine>Este producto</SecondLine>}
                {!one.esta_activo && <SecondLine>Desactivado: en la tienda no se ve</SecondLine>}
              </RowPicture>
              <RowAction
                label="Quitar"
                context={one.nombre}
                icon={<CloseOutlined />}
                variant="text"
                busy={isPending}
                onClick={() => remove(one)}
              />
            </ListItem>
          ))}
        </List>
      )}
      <Autocomplete<Producto>
        {...fields}
        options={options.filter((one) => !memberIds.has(one.producto_id))}
        value={null}
        blurOnSelect
        disabled={isPending || add.isPending || productos.length >= LIMITS.tamanosPerProducto}
        onChange={(_event, added) => added && add.mutate(added)}
        clearText="Borrar"
        renderInput={(params) => <TextField {...params} label="Agregar un tamaño" helperText={partial} />}
      />
      {grupo_id !== null && (
        <Button
          variant="text"
          sx={{ alignSelf: 'start' }}
          loading={isPending}
          onClick={() =>
            mutate({
              grupos: [{ decision: 'automatico', productos: toMembers(productos) }],
              tell: 'Sus nombres vuelven a decidir.',
            })
          }
        >
          Volver a lo que dicen los nombres
        </Button>
      )}
    </>
  );
}
