import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LIMITS, type Lista, misListasAgregar } from 'api-client/storefront';
import type { Quantity } from 'app-core/cart/line';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useRef } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useToasts } from 'ui-kit/use-toasts';
import { productsText } from '../cart/cart.ts';
import { closeCart } from '../cart/cart-drawer.ts';
import { failureText } from '../failure-text.ts';
import { listHref } from '../links.ts';
import { NameForm } from './name-form.tsx';
import { listChanged, myLists } from './queries.ts';

interface SaveDialogProps {
  /** Products to save; undefined closes the dialog. */
  wanted: readonly Quantity[] | undefined;
  onClose: () => void;
}

/** Dialog that saves products to an existing or a new list. */
export function SaveDialog({ wanted, onClose }: SaveDialogProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  // Keep the content while the dialog fades out.
  const last = useRef(wanted);
  if (wanted) last.current = wanted;
  const productos = last.current ?? [];
  const saved = (lista: Lista, added: number) => {
    const see = () => {
      closeCart();
      void navigate({ to: listHref(lista.lista_id) });
    };
    toasts.success(savedText(lista.nombre, productos.length, added), {
      duration: 8000,
      action: { label: 'Ver lista', onClick: see },
    });
    onClose();
  };
  const tooMany = productos.length > LIMITS.lineasPerLista;
  return (
    <DetailsDialog
      open={wanted !== undefined}
      maxWidth="xs"
      title={`Guardar ${productsText(productos.length)} en una lista`}
      onClose={onClose}
      texts={{ close: 'Cancelar' }}
    >
      {tooMany ? (
        <Typography>{`Una lista puede tener hasta ${LIMITS.lineasPerLista} productos.`}</Typography>
      ) : (
        <>
          <ListChoice productos={productos} onSaved={saved} />
          <NameForm
            productos={productos}
            onSaved={(lista) => saved(lista, lista.lineas.length)}
            submitLabel="Crear y guardar"
          />
        </>
      )}
    </DetailsDialog>
  );
}

interface ListChoiceProps {
  productos: readonly Quantity[];
  /** `added`: number of products that were not on the list. */
  onSaved: (lista: Lista, added: number) => void;
}

/** The customer's lists; a press adds the products to one. */
function ListChoice({ productos, onSaved }: ListChoiceProps) {
  const query = useQuery(myLists());
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, variables } = useOnceAtATime({
    mutationFn: async (id: string) =>
      (await misListasAgregar({ path: { id }, body: { productos: [...productos] }, throwOnError: true }))
        .data,
    onSuccess: ({ lista, agregados }) => {
      listChanged(queryClient, lista);
      onSaved(lista, agregados);
    },
    onFailure: (error) => toasts.error(messageOf(error), { key: 'lista-sin-guardar' }),
    onError: () => void queryClient.invalidateQueries({ queryKey: myLists().queryKey }),
  });
  return (
    <Answer
      query={query}
      failed="No pudimos cargar tus listas."
      reason={failureText}
      loading={<LoadingDots showLabel />}
    >
      {({ listas }) =>
        listas.length > 0 && (
          <Stack
            component="ul"
            aria-label="Tus listas"
            spacing={2}
            sx={{ listStyle: 'none', m: 0, mt: 2, mb: 6, p: 0 }}
          >
            {listas.map((lista) => (
              <li key={lista.lista_id}>
                <Button
                  variant="outlined"
                  color="secondary"
                  fullWidth
                  loading={isPending && variables === lista.lista_id}
                  onClick={() => mutate(lista.lista_id)}
                  sx={{
                    justifyContent: 'space-between',
                    textAlign: 'start',
                    gap: 3,
                    overflowWrap: 'anywhere',
                  }}
                >
                  <span>{lista.nombre}</span>
                  <Box component="span" sx={{ flex: 'none' }}>
                    {productsText(lista.productos)}
                  </Box>
                </Button>
              </li>
            ))}
          </Stack>
        )
      }
    </Answer>
  );
}

/** Returns the message after saving: `asked` products requested, `added` new on the list. */
function savedText(nombre: string, asked: number, added: number): string {
  if (added === asked) return `Guardamos ${productsText(added)} en «${nombre}».`;
  if (added === 0) return `No había nada que agregar a «${nombre}».`;
  return `Guardamos ${productsText(added)} en «${nombre}»: lo demás ya estaba o ya no se vende.`;
}
