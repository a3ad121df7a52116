import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import {
  type DetalleConPedido,
  detallesPedidosPorPedidoOptions,
  type Pedido,
  presenciasEnter,
  presenciasLeave,
} from 'api-client/backoffice';
import { isConflict } from 'app-core/queries/errors';
import { useEffect, useState } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { SaveBar } from 'ui-kit/forms/save-bar';
import { lateView, useLateView } from 'ui-kit/late-view';
import { PageTitle } from 'ui-kit/page-title';
import { ServerError } from 'ui-kit/server-error';
import { useTyped } from 'ui-kit/typed';
import { estadoLabel } from '../../../shared/estado-label.ts';
import { ButtonLink } from '../../../shared/links.tsx';
import { useTabSubject } from '../../../shared/tab-subject.tsx';
import { ClienteNota } from '../cliente-nota.tsx';
import { headingOf, isEditable, NOT_EDITABLE, tabSubjectOf } from '../estado.ts';
import { MissingPedido } from '../missing-pedido.tsx';
import { EditingNote } from '../presencias/editing-note.tsx';
import { AddProducto } from './add-producto.tsx';
import { changedLines, type Edicion, findSaveError, toEdicion } from './edicion.ts';
import { EdicionIva } from './edicion-iva.tsx';
import { toAdded } from './edicion-state.ts';
import { EdicionTable } from './edicion-table.tsx';
import { useEdicion } from './use-edicion.ts';
import { findRefusal, useSavePedido } from './use-save-pedido.ts';

/** Goes one page back, or to the order when this page was opened first. */
function useGoBack(pedido_id: string) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (options: { ignoreBlocker?: boolean } = {}): void => {
    if (canGoBack) router.history.back(options);
    else void router.navigate({ to: '/pedido/$pedido_id', params: { pedido_id }, ...options });
  };
}

/** Explains why an order that is no longer awaiting approval can't be edited. */
const NotEditable = ({ pedido }: { pedido: Pedido }) => (
  <EmptyState
    title={NOT_EDITABLE}
    text={`Este está ${estadoLabel(pedido.estado_pedido)}.`}
    action={
      <ButtonLink variant="outlined" to="/pedido/$pedido_id" params={{ pedido_id: pedido.pedido_id }} replace>
        Ver el pedido
      </ButtonLink>
    }
  />
);

/** Heartbeat interval in milliseconds; the presence expires after three. */
const PRESENCE_MS = 30_000;

/** Announces to other staff that this order is being edited. Failures are ignored. */
function useEditing(pedido_id: string, editing: boolean): void {
  useEffect(() => {
    if (!editing) return;
    const path = { pedido_id };
    const enter = () => void presenciasEnter({ path }).catch(() => undefined);
    // Also works while the window closes.
    const leave = () => void presenciasLeave({ path, keepalive: true }).catch(() => undefined);
    enter();
    const timer = setInterval(enter, PRESENCE_MS);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [pedido_id, editing]);
}

/** Lazy: conflicts are rare. */
const conflictPanel = lateView(async () => (await import('./conflict-panel.tsx')).ConflictPanel);
const printedWarning = lateView(async () => (await import('../remitos/remitos-impresos.tsx')).PrintedWarning);
const mergedNote = lateView(async () => (await import('./conflict-panel.tsx')).MergedNote);

interface EditorProps {
  /** The version read first. */
  read: Edicion;
  /** The order's lines in the last response. */
  detalles: readonly DetalleConPedido[];
}

/** Edits the lines of one order. */
function Editor({ read, detalles }: EditorProps) {
  const { pedido_id } = read.pedido;
  const save = useSavePedido(pedido_id);
  const { phase, edicion, newer, refusal, merged, dirty, dispatch } = useEdicion(read, detalles);
  const [adding, setAdding] = useState(false);
  const goBack = useGoBack(pedido_id);
  const { pedido } = edicion;
  useEditing(pedido_id, isEditable(pedido));
  const saving = phase === 'saving';
  const theirs = phase === 'comparing' ? newer : undefined;
  const ConflictPanel = useLateView(conflictPanel, theirs !== undefined);
  const PrintedWarning = useLateView(printedWarning, isEditable(pedido));
  const MergedNote = useLateView(mergedNote, merged !== undefined);

  const saveChanges = () => {
    dispatch({ type: 'save' });
    save(edicion, {
      onSuccess: (saved) => {
        const found = toEdicion(saved);
        if (found) dispatch({ type: 'saved', found });
        goBack({ ignoreBlocker: true });
      },
      onError: (error) =>
        dispatch({ type: 'failed', conflict: isConflict(error), refusal: findRefusal(error) }),
    });
  };

  const hindrance = isEditable(pedido) ? findSaveError(edicion) : NOT_EDITABLE;
  useTyped(dirty, {
    title: 'Debe guardar los cambios antes de regresar',
    text: 'Si sales ahora, se pierde lo que cambiaste en este pedido.',
  });
  return (
    <>
      <PageTitle
        before={<BackButton label="Regresar" onClick={() => goBack()} />}
        lead={headingOf(pedido)}
        actions={
          isEditable(pedido) &&
          !theirs && (
            <Button
              variant="outlined"
              startIcon={<AddOutlined />}
              disabled={saving}
              onClick={() => setAdding(true)}
            >
              Agregar Producto
            </Button>
          )
        }
      >
        Editar Pedido
      </PageTitle>
      <EditingNote pedido_id={pedido_id} />
      {PrintedWarning && isEditable(pedido) && <PrintedWarning pedido_id={pedido_id} />}
      {pedido.nota && <ClienteNota>{pedido.nota}</ClienteNota>}
      {!isEditable(pedido) && !dirty ? (
        <NotEditable pedido={pedido} />
      ) : theirs ? (
        ConflictPanel && (
          <ConflictPanel
            mine={edicion}
            theirs={theirs}
            onKeepMine={() => dispatch({ type: 'resume', keepMine: true })}
            onTakeTheirs={() => dispatch({ type: 'resume', keepMine: false })}
          />
        )
      ) : (
        <>
          {/* Messages about the whole order; without any the box takes no space. */}
          <Box sx={{ '& > *': { mb: 4 } }}>
            <ServerError>{refusal}</ServerError>
            {merged && MergedNote && (
              <MergedNote
                pedido_id={pedido_id}
                merged={merged}
                onNoticed={() => dispatch({ type: 'noticed' })}
              />
            )}
            {dirty && newer && !saving && (
              <Alert
                severity="warning"
                action={
                  <Button color="inherit" onClick={() => dispatch({ type: 'compare' })}>
                    Ver los cambios
                  </Button>
                }
              >
                Otra persona cambió este pedido mientras lo editabas.
              </Alert>
            )}
          </Box>
          <EdicionTable edicion={edicion} dispatch={dispatch} disabled={saving} />
          <EdicionIva edicion={edicion} />
          <SaveBar
            always
            changes={changedLines(edicion).length}
            busy={saving}
            onUndo={() => dispatch({ type: 'undo' })}
            onSave={saveChanges}
            {...(hindrance && { problem: hindrance })}
          />
        </>
      )}
      <AddProducto
        open={adding}
        onClose={() => setAdding(false)}
        edicion={edicion}
        cliente={pedido.usuario.usuario_id}
        onAdd={(producto, cantidad) => dispatch({ type: 'add', producto: toAdded(producto), cantidad })}
      />
    </>
  );
}

const route = getRouteApi('/_staff/pedido/editar/$pedido_id');

/** The editor of an order's lines; only for orders that await approval. */
export function EditPedidoPage() {
  const { pedido_id } = route.useParams();
  const lines = useQuery(detallesPedidosPorPedidoOptions({ path: { pedido_id } }));
  const pedido = lines.data?.[0]?.pedido;
  useTabSubject(pedido && tabSubjectOf(pedido));
  const goBack = useGoBack(pedido_id);
  const read = lines.data && toEdicion(lines.data);
  if (read && lines.data) return <Editor key={pedido_id} read={read} detalles={lines.data} />;
  return (
    <>
      <PageTitle before={<BackButton label="Regresar" onClick={() => goBack()} />}>Editar Pedido</PageTitle>
      <MissingPedido lines={lines} />
    </>
  );
}
