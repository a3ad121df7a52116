import { useQueryClient } from '@tanstack/react-query';
import { type FeriadosBody, feriadosListOptions, feriadosUpdate } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { ZONAS_QUERIES } from './queries.ts';

/** Adds or removes holidays at once. */
export function useChangeFeriados() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: (body: FeriadosBody) => feriadosUpdate({ body }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(feriadosListOptions().queryKey, data);
      toasts.success('Feriados guardados');
      void queryClient.invalidateQueries(ZONAS_QUERIES);
    },
  });
  return { change: mutate, busy: isPending, leave };
}
