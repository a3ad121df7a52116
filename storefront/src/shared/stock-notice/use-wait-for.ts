import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MisAvisos,
  misAvisosDejar,
  misAvisosGetOptions,
  misAvisosPedir,
  type Producto,
} from 'api-client/storefront';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';

const options = misAvisosGetOptions();

export type Awaited = Pick<Producto, 'producto_id' | 'nombre'>;

/** Returns whether the customer waits for a product, and a setter. All notices on a page share one query. */
export function useWaitFor({ producto_id, nombre }: Awaited) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { data } = useQuery(options);
  const waits = data?.productos.some((one) => one.producto_id === producto_id) ?? false;
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (wanted: boolean) => {
      const ask = wanted ? misAvisosPedir : misAvisosDejar;
      return { wanted, avisos: (await ask({ path: { producto_id }, throwOnError: true })).data };
    },
    onSuccess: ({ wanted, avisos }) => {
      queryClient.setQueryData<MisAvisos>(options.queryKey, avisos);
      toasts.success(
        wanted ? `Te escribiremos cuando vuelva ${nombre}.` : 'Ya no te avisaremos de este producto.',
        {
          key: `aviso-${producto_id}`,
        },
      );
    },
  });
  return { waits, isPending, isKnown: data !== undefined, toggle: () => mutate(!waits) };
}
