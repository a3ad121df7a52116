import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Lista, misListasAgregar } from 'api-client/storefront';
import type { Quantity } from 'app-core/cart/line';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useToasts } from 'ui-kit/use-toasts';
import { productsText } from '../cart/count-text.ts';
import { failureText } from '../failure-text.ts';
import { listChanged, myLists } from './queries.ts';

interface ListChoiceProps {
  productos: readonly Quantity[];
  /** `added`: number of products that were not on the list. */
  onSaved: (lista: Lista, added: number) => void;
}

/** The customer's lists; a press adds the products to one. */
export function ListChoice({ productos, onSaved }: ListChoiceProps) {
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
