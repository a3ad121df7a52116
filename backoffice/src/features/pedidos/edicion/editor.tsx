import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DetalleConPedido } from 'api-client/backoffice';
import { type Dispatch, useState } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { SaveBar } from 'ui-kit/forms/save-bar';
import { PageTitle } from 'ui-kit/page-title';
import { ServerError } from 'ui-kit/server-error';
import { isConflict } from '../../../shared/errors.ts';
import { AskBeforeLeaving } from '../../../shared/unsaved-changes.tsx';
import { encabezadoDe, isEditable, NO_EDITABLE } from '../estado.ts';
import { AgregarProducto } from './agregar-producto.tsx';
import { ConflictoPanel } from './conflicto-panel.tsx';
import { cambios, type Edicion, edicionDe, impedimentoDe } from './edicion.ts';
import type { Suceso } from './edicion-fases.ts';
import { EdicionTable } from './edicion-table.tsx';
import { NoEditable } from './no-editable.tsx';
import { useEdicion } from './use-edicion.ts';
import { useGuardar } from './use-guardar.ts';
import { useRegresar } from './use-regresar.ts';

export interface EditorProps {
  /** What was read first. */
  leida: Edicion;
  /** The order's lines as they are now on the server, as far as it is known. */
  detalles: readonly DetalleConPedido[];
}

/** One order with its lines open for editing. */
export function Editor({ leida, detalles }: EditorProps) {
  const { pedido_id } = leida.pedido;
  const { guardar, motivo, olvidarMotivo } = useGuardar(pedido_id);
  const { fase, edicion, otra, sucia, dispatch } = useEdicion(leida, detalles);
  const [agregando, setAgregando] = useState(false);
  const regresar = useRegresar(pedido_id);
  const { pedido } = edicion;
  const guardando = fase === 'guardando';
  const enConflicto = fase === 'comparando' ? otra : undefined;

  const cambiar: Dispatch<Suceso> = (suceso) => {
    if (motivo) olvidarMotivo();
    dispatch(suceso);
  };
  const guardarCambios = () => {
    dispatch({ tipo: 'guardar' });
    guardar(edicion, {
      onSuccess: (nuevos) => {
        const nueva = edicionDe(nuevos);
        if (nueva) dispatch({ tipo: 'guardada', nueva });
        regresar({ ignoreBlocker: true });
      },
      onError: (error) => dispatch({ tipo: 'fallida', conflicto: isConflict(error) }),
    });
  };

  const impedimento = isEditable(pedido) ? impedimentoDe(edicion) : NO_EDITABLE;
  return (
    <>
      <AskBeforeLeaving
        when={sucia}
        title="Debe guardar los cambios antes de regresar"
        text="Si sales ahora, se pierde lo que cambiaste en este pedido."
      />
      <PageTitle
        before={<BackButton label="Regresar" onClick={() => regresar()} />}
        lead={encabezadoDe(pedido)}
        actions={
          isEditable(pedido) &&
          !enConflicto && (
            <Button
              variant="outlined"
              startIcon={<AddOutlined />}
              disabled={guardando}
              onClick={() => setAgregando(true)}
            >
              Agregar Producto
            </Button>
          )
        }
      >
        Editar Pedido
      </PageTitle>
      {!isEditable(pedido) && !sucia ? (
        <NoEditable pedido={pedido} />
      ) : enConflicto ? (
        <ConflictoPanel
          mia={edicion}
          suya={enConflicto}
          onAplicarLoMio={() => cambiar({ tipo: 'seguir', encima: true })}
          onTomarLoGuardado={() => cambiar({ tipo: 'seguir', encima: false })}
        />
      ) : (
        <>
          {/* Reserved for what is said about the whole order; nothing of it takes room in vain. */}
          <Box sx={{ '& > *': { mb: 4 } }}>
            <ServerError>{motivo}</ServerError>
            {sucia && otra && !guardando && (
              <Alert
                severity="warning"
                action={
                  <Button color="inherit" onClick={() => dispatch({ tipo: 'comparar' })}>
                    Ver los cambios
                  </Button>
                }
              >
                Otra persona cambió este pedido mientras lo editabas.
              </Alert>
            )}
          </Box>
          <EdicionTable edicion={edicion} dispatch={cambiar} disabled={guardando} />
          <SaveBar
            always
            changes={cambios(edicion).length}
            busy={guardando}
            onUndo={() => cambiar({ tipo: 'deshacer' })}
            onSave={guardarCambios}
            {...(impedimento && { problem: impedimento })}
          />
        </>
      )}
      <AgregarProducto
        open={agregando}
        onClose={() => setAgregando(false)}
        edicion={edicion}
        onAgregar={({ producto_id, nombre, precio = 0 }, cantidad) =>
          cambiar({ tipo: 'agregar', producto: { producto_id, nombre, precio }, cantidad })
        }
      />
    </>
  );
}
