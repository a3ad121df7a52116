import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type InvalidateQueryFilters, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { Mensaje, Nota, NotaBody } from 'api-client/backoffice';
import { notaBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { Answer } from 'app-core/queries/answer';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { useTyped } from 'ui-kit/typed';
import { useToasts } from 'ui-kit/use-toasts';
import { draftOf, keepDraft } from '../drafts.ts';
import { isAdmin, useSession, useUsuarioId } from '../session/access.ts';
import { ShortDate } from '../short-date.tsx';
import { useDeletion } from '../use-deletion.ts';
import { useLastGood } from '../use-last-good.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: theme.spacing(2), alignItems: 'start', justifyContent: 'space-between' },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

interface NotasProps {
  /** Id of the subject. */
  of: string;
  notas: UseQueryResult<Nota[], unknown>;
  write: (body: NotaBody) => Promise<unknown>;
  remove: (nota: Nota) => Promise<{ data: Mensaje }>;
  /** Queries that a new or deleted note invalidates. */
  changed: InvalidateQueryFilters;
}

/** Internal notes on a person or an order; never visible to customers. */
export function Notas({ of, notas, write, remove, changed }: NotasProps) {
  const queryClient = useQueryClient();
  const admin = isAdmin(useSession());
  const own = useUsuarioId();
  const { asked, ...deletion } = useDeletion({ call: remove, changed });
  const question = useLastGood(asked);
  const isDeletable = ({ usuario }: Nota) => admin || usuario.usuario_id === own;
  return (
    <section aria-labelledby="notas">
      <SectionTitle id="notas">Notas de la casa</SectionTitle>
      <NotaForm of={of} write={write} onSaved={() => void queryClient.invalidateQueries(changed)} />
      <Answer
        query={notas}
        failed="No se pudieron cargar las notas."
        loading={<LoadingDots label="Cargando notas" />}
      >
        {(data) => (
          <List aria-label="Notas">
            {data.map((nota) => (
              <li key={nota.nota_id}>
                <div>
                  {nota.texto}
                  <Typography variant="body2" color="textSecondary">
                    {`${nota.usuario.nombre} ${nota.usuario.apellido}`.trim()} ·{' '}
                    <ShortDate iso={nota.fecha} />
                  </Typography>
                </div>
                {isDeletable(nota) && (
                  <IconButton
                    aria-label={`Borrar la nota: ${nota.texto.slice(0, 60)}`}
                    title="Borrar la nota"
                    onClick={() => deletion.ask(nota)}
                  >
                    <DeleteOutlined />
                  </IconButton>
                )}
              </li>
            ))}
          </List>
        )}
      </Answer>
      {question && (
        <ConfirmDialog
          open={asked !== undefined}
          title="¿Borrar esta nota?"
          text={question.texto}
          destructive
          busy={deletion.busy}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
          onLeave={deletion.leave}
          texts={{ confirm: 'Sí, borrar', leave: 'Seguir sin esperar' }}
        />
      )}
    </section>
  );
}

interface NotaFormProps {
  /** Id of the subject. */
  of: string;
  write: (body: NotaBody) => Promise<unknown>;
  onSaved: () => void;
}

/** Writes a note; the draft stays until it is saved. */
function NotaForm({ onSaved, ...props }: NotaFormProps) {
  const [count, setCount] = useState(0);
  const next = () => {
    setCount(count + 1);
    onSaved();
  };
  return <OneNota key={count} {...props} onSaved={next} />;
}

function OneNota({ of, write, onSaved }: NotaFormProps) {
  const toasts = useToasts();
  const by = useUsuarioId();
  const form = useForm({
    initialValues: { texto: draftOf(of, by) },
    schema: notaBody,
    save: write,
    onSaved: () => {
      keepDraft(of, by, '');
      toasts.success('Nota agregada');
      onSaved();
    },
  });
  const { texto } = form.formik.values;
  useEffect(() => keepDraft(of, by, texto), [of, by, texto]);
  // Only a reload loses the draft.
  useTyped(texto.trim() !== '', { survivesClosing: true, staysInApp: true });
  return (
    <FormFrame form={form} leavesFreely autoComplete="off" failsBelow>
      <TextField
        name="texto"
        label="Nota nueva"
        multiline
        rows={2}
        help="La ve el personal, nunca el cliente."
      />
      <FormActions submitLabel="Agregar nota" busyLabel="Agregando…" />
    </FormFrame>
  );
}
