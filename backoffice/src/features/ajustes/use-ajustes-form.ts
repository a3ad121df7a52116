import { useQueryClient } from '@tanstack/react-query';
import { type Ajustes, type AjustesBody, ajustesGetOptions, ajustesUpdate } from 'api-client/backoffice';
import { useForm } from 'app-core/forms/use-form';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import type { z } from 'zod';
import { queriesOf } from '../../shared/queries.ts';

const OLD = queriesOf('ajustes', 'tienda');
const CHANGED =
  'Otra persona cambió los ajustes mientras tanto. Aquí están los que rigen: revísalos y vuelve a guardar.';

type Seen = { 'If-Match': string };

interface Options<Values, Schema extends z.ZodType> {
  ajustes: Ajustes;
  /** What stands in the form at first, and for as long as it is there. */
  initialValues: Values;
  schema: Schema;
  bodyOf?: (values: Values) => unknown;
  /** What of the fields is changed. */
  changeOf?: (body: z.output<Schema>) => AjustesBody;
  /** For what is saved by a call of its own. */
  save?: (body: z.output<Schema>, headers: Seen) => Promise<{ data: Ajustes }>;
  /** Said once it is saved. */
  done: string;
}

/** A part of what is settled for the whole shop: saved by itself, and never over what somebody else has settled unseen. */
export function useAjustesForm<Values extends object, Schema extends z.ZodType>(
  options: Options<Values, Schema>,
) {
  const { ajustes, schema, bodyOf, done } = options;
  const { changeOf = (body) => body as AjustesBody } = options;
  const { save = (body, headers) => ajustesUpdate({ body: changeOf(body), headers }) } = options;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [initialValues] = useState(options.initialValues);
  return useForm({
    initialValues,
    schema,
    ...(bodyOf && { bodyOf }),
    save: (body) => save(body, { 'If-Match': `"${ajustes.version}"` }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(ajustesGetOptions().queryKey, data);
      toasts.success(done);
      void queryClient.invalidateQueries(OLD);
    },
    onFailed: (error, atFields) => {
      if (atFields) return undefined;
      if (!isConflict(error)) return messageOf(error);
      toasts.warning(CHANGED);
      void queryClient.invalidateQueries(OLD);
      return undefined;
    },
  });
}
