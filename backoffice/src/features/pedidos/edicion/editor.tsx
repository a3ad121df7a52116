import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DetalleConPedido } from 'api-client/backoffice';
import { isConflict } from 'app-core/queries/errors';
import { useState } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { SaveBar } from 'ui-kit/forms/save-bar';
import { lateView, useLateView } from 'ui-kit/late-view';
import { PageTitle } from 'ui-kit/page-title';
import { ServerError } from 'ui-kit/server-error';
import { useTyped } from 'ui-kit/typed';
import { ClienteNota } from '../cliente-nota.tsx';
import { headingOf, isEditable, NOT_EDITABLE } from '../estado.ts';
import { EditingNote } from '../presencias/editing-note.tsx';
import { useEditing } from '../presencias/use-editing.ts';
import { AddProducto } from './add-producto.tsx';
import { changedLines, type Edicion, edicionOf, hindranceOf } from './edicion.ts';
import { EdicionTable } from './edicion-table.tsx';
import { NotEditable } from './not-editable.tsx';
import { useEdicion } from './use-edicion.ts';
import { useGoBack } from './use-go-back.ts';
import { refusalOf, useSavePedido } from './use-save-pedido.ts';

/** Lazy: conflicts are rare. */
const conflictPanel = lateView(async () => (await import('./conflict-panel.tsx')).ConflictPanel);
const printedWarning = lateView(async () => (await import('../remitos/printed-warning.tsx')).PrintedWarning);
const mergedNote = lateView(async () => (await import('./merged-note.tsx')).MergedNote);

export interface EditorProps {
  /** The version read first. */
  read: Edicion;
  /** The order's lines in the last response. */
  detalles: readonly DetalleConPedido[];
}

/** Edits the lines of one order. */
export function Editor({ read, detalles }: EditorProps) {
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
        const found = edicionOf(saved);
        if (found) dispatch({ type: 'saved', found });
        goBack({ ignoreBlocker: true });
      },
      onError: (error) =>
        dispatch({ type: 'failed', conflict: isConflict(error), refusal: refusalOf(error) }),
    });
  };

  const hindrance = isEditable(pedido) ? hindranceOf(edicion) : NOT_EDITABLE;
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
        onAdd={({ producto_id, nombre, precio = 0 }, cantidad) =>
          dispatch({ type: 'add', producto: { producto_id, nombre, precio }, cantidad })
        }
      />
    </>
  );
}
