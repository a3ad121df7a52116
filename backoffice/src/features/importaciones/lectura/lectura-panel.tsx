import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Importacion,
  importacionesLecturaQueryKey,
  importacionesLeerDeNuevo,
  type LecturaPlanilla,
} from 'api-client/backoffice';
import type { TipoPlanilla } from 'api-client/backoffice-planillas';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { useTyped } from 'ui-kit/typed';
import { SecondLine } from '../../../shared/second-line.tsx';
import { lecturaOptions } from '../queries.ts';
import { useImportacionAct } from '../use-importacion-act.ts';
import { Columnas } from './columnas.tsx';
import { columnasOf, destinosIn, type Eleccion, isSame, withDestino } from './eleccion-draft.ts';
import { Fijos } from './fijos.tsx';
import { HeadingRow } from './heading-row.tsx';
import { Hojas } from './hojas.tsx';
import { betweenText, WARNING_TEXTS } from './lectura-texts.ts';
import { Preguntas } from './preguntas.tsx';

interface Props {
  importacion: Importacion & { tipo: TipoPlanilla };
}

/** The file's contents and each column's meaning. A changed choice is sent, and the file is read again. */
export function LecturaPanel({ importacion }: Props) {
  const { importacion_id: id } = importacion;
  const lectura = useQuery(lecturaOptions(id));
  const queryClient = useQueryClient();
  const { mutate, isPending } = useImportacionAct<Eleccion>(importacion, (body) =>
    importacionesLeerDeNuevo({ path: { id }, body }),
  );
  const read = (eleccion: Eleccion) =>
    mutate(eleccion, {
      onSettled: () =>
        void queryClient.invalidateQueries({ queryKey: importacionesLecturaQueryKey({ path: { id } }) }),
    });
  return (
    <Answer query={lectura} failed="Error al mostrar la planilla">
      {(shown) =>
        shown && (
          <Shown
            // Reset the choices once the file was read with them.
            key={JSON.stringify(shown.eleccion)}
            {...{ importacion, lectura: shown, onRead: read }}
            busy={isPending || importacion.estado === 'leyendo'}
          />
        )
      }
    </Answer>
  );
}

interface ShownProps extends Props {
  lectura: LecturaPlanilla;
  busy: boolean;
  onRead: (eleccion: Eleccion) => void;
}

function Shown({ importacion: { tipo }, lectura, busy, onRead }: ShownProps) {
  const [destinos, setDestinos] = useState(() => destinosIn(lectura));
  const [{ fijos, iva }, setOthers] = useState({ fijos: lectura.eleccion.fijos, iva: lectura.eleccion.iva });
  const wasRead = lectura.hojas.flatMap(({ nombre, leida }) => (leida ? [nombre] : []));
  const [hojas, setHojas] = useState<readonly string[]>(wasRead);
  const changed = {
    columnas: !isSame(destinos, destinosIn(lectura)),
    hojas: !isSame(hojas, wasRead),
    others: !isSame([fijos, iva], [lectura.eleccion.fijos, lectura.eleccion.iva]),
  };
  const isChanged = changed.columnas || changed.hojas || changed.others;
  useTyped(isChanged, { text: 'Se pierde lo que elegiste para leer la planilla.' });
  const chosen: Eleccion = {
    ...lectura.eleccion,
    ...{ fijos, iva },
    ...(changed.columnas && { columnas: columnasOf(lectura, destinos) }),
    ...(changed.hojas && { hojas: [...hojas] }),
  };
  return (
    <Box
      component="section"
      aria-labelledby="como-se-lee"
      sx={{ display: 'grid', gap: 4, width: '100%', minWidth: 0, paddingBlock: 4 }}
    >
      <div>
        <Typography id="como-se-lee" variant="h6" component="h2">
          Cómo se lee la planilla
        </Typography>
        <SecondLine>
          {lectura.recordada
            ? 'Como la última vez que se aplicó una planilla con estos títulos. Todo se puede cambiar.'
            : 'Las primeras filas del archivo, y qué es para nosotros cada columna. Todo se puede cambiar.'}
        </SecondLine>
      </div>
      <Preguntas lectura={lectura} busy={busy} onAnswer={(change) => onRead({ ...chosen, ...change })} />
      {lectura.avisos.map((warning) => (
        <Alert key={warning} severity="warning">
          {WARNING_TEXTS[warning]}
        </Alert>
      ))}
      <Hojas hojas={lectura.hojas} read={hojas} onChange={setHojas} />
      {/* Another heading row changes the columns. */}
      <HeadingRow
        lectura={lectura}
        onChange={(encabezado) => onRead({ ...chosen, encabezado, columnas: null })}
      />
      <Columnas
        {...{ tipo, lectura, destinos }}
        onChange={(clave, destino) => setDestinos(withDestino(tipo, destinos, clave, destino))}
      />
      {betweenText(lectura) && <SecondLine>{betweenText(lectura) ?? ''}</SecondLine>}
      {tipo !== 'clientes' && (
        <Fijos
          {...{ tipo, destinos, fijos, iva }}
          onChange={(change) => setOthers((others) => ({ ...others, ...change }))}
        />
      )}
      {isChanged && (
        <Alert
          severity="info"
          action={
            <Button variant="contained" loading={busy} onClick={() => onRead(chosen)}>
              Leer así
            </Button>
          }
        >
          Lo de abajo todavía es como se leyó antes.
        </Alert>
      )}
    </Box>
  );
}
