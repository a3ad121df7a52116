import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
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
import { wholeText } from 'ui-kit/whole-text';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';
import { filasText } from '../importacion-texts.ts';
import { lecturaOptions } from '../queries.ts';
import { useImportacionAct } from '../use-importacion-act.ts';
import { Columnas, Fijos } from './columnas.tsx';
import { destinosOf, type Eleccion, isSame, toColumnas, withDestino } from './eleccion-draft.ts';
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
  const reread = (eleccion: Eleccion) =>
    mutate(eleccion, {
      onSettled: () =>
        void queryClient.invalidateQueries({ queryKey: importacionesLecturaQueryKey({ path: { id } }) }),
    });
  return (
    <Answer query={lectura} failed="Error al mostrar la planilla">
      {(shown) =>
        shown && (
          <LecturaForm
            // Reset the choices once the file was read with them.
            key={JSON.stringify(shown.eleccion)}
            {...{ importacion, lectura: shown, onReread: reread }}
            busy={isPending || importacion.estado === 'leyendo'}
          />
        )
      }
    </Answer>
  );
}

interface LecturaFormProps extends Props {
  lectura: LecturaPlanilla;
  busy: boolean;
  onReread: (eleccion: Eleccion) => void;
}

function LecturaForm({ importacion: { tipo }, lectura, busy, onReread }: LecturaFormProps) {
  const [destinos, setDestinos] = useState(() => destinosOf(lectura));
  const [{ fijos, iva }, setOptions] = useState({ fijos: lectura.eleccion.fijos, iva: lectura.eleccion.iva });
  const readHojas = lectura.hojas.flatMap(({ nombre, leida }) => (leida ? [nombre] : []));
  const [hojas, setHojas] = useState<readonly string[]>(readHojas);
  const changed = {
    columnas: !isSame(destinos, destinosOf(lectura)),
    hojas: !isSame(hojas, readHojas),
    others: !isSame([fijos, iva], [lectura.eleccion.fijos, lectura.eleccion.iva]),
  };
  const isChanged = changed.columnas || changed.hojas || changed.others;
  useTyped(isChanged, { text: 'Se pierde lo que elegiste para leer la planilla.' });
  const currentEleccion: Eleccion = {
    ...lectura.eleccion,
    ...{ fijos, iva },
    ...(changed.columnas && { columnas: toColumnas(lectura, destinos) }),
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
      <Preguntas
        lectura={lectura}
        busy={busy}
        onAnswer={(change) => onReread({ ...currentEleccion, ...change })}
      />
      {lectura.avisos.map((warning) => (
        <Alert key={warning} severity="warning">
          {WARNING_TEXTS[warning]}
        </Alert>
      ))}
      <Hojas hojas={lectura.hojas} read={hojas} onChange={setHojas} />
      {/* Another heading row changes the columns. */}
      <HeadingRow
        lectura={lectura}
        onChange={(encabezado) => onReread({ ...currentEleccion, encabezado, columnas: null })}
      />
      <Columnas
        {...{ tipo, lectura, destinos }}
        onChange={(clave, destino) => setDestinos(withDestino(tipo, destinos, clave, destino))}
      />
      {betweenText(lectura) && <SecondLine>{betweenText(lectura) ?? ''}</SecondLine>}
      {tipo !== 'clientes' && (
        <Fijos
          {...{ tipo, destinos, fijos, iva }}
          onChange={(change) => setOptions((others) => ({ ...others, ...change }))}
        />
      )}
      {isChanged && (
        <Alert
          severity="info"
          action={
            <Button variant="contained" loading={busy} onClick={() => onReread(currentEleccion)}>
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

interface HeadingRowProps {
  lectura: LecturaPlanilla;
  /** Called with the row's number in the spreadsheet; null detects the row. */
  onChange: (encabezado: number | null) => void;
}

/** Number of cells that identify a row in the list. */
const CELLS = 3;

const rowText = ({ fila, celdas }: LecturaPlanilla['muestra'][number]): string => {
  const cellsShown = celdas.filter((celda) => celda.trim() !== '').slice(0, CELLS);
  return `Fila ${fila}: ${cellsShown.join(' · ') || 'vacía'}`;
};

/** Chooses the row with the headings, where the detected row is wrong. */
function HeadingRow({ lectura, onChange }: HeadingRowProps) {
  const { eleccion, encabezado, muestra } = lectura;
  return (
    <FilterSelect
      label="Fila de los títulos"
      all={encabezado === null ? 'La que se encuentre' : `La que encontramos (${encabezado})`}
      options={muestra.map((row) => ({ value: String(row.fila), label: rowText(row) }))}
      value={eleccion.encabezado === null ? undefined : String(eleccion.encabezado)}
      onChange={(fila) => onChange(fila === undefined ? null : Number(fila))}
      sx={{ width: '100%', maxWidth: '24em' }}
    />
  );
}

interface HojasProps {
  hojas: LecturaPlanilla['hojas'];
  read: readonly string[];
  onChange: (reread: string[]) => void;
}

/** The file's sheets with their row counts. Several sheets can be read together when their headings are equal. */
function Hojas({ hojas, read: reread, onChange }: HojasProps) {
  if (hojas.length < 2) return null;
  const toggle = (nombre: string, currentEleccion: boolean) =>
    onChange(
      hojas.flatMap((one) =>
        (one.nombre === nombre ? currentEleccion : reread.includes(one.nombre)) ? [one.nombre] : [],
      ),
    );
  return (
    <Box role="group" aria-labelledby="hojas-de-la-planilla">
      <Typography id="hojas-de-la-planilla" variant="subtitle2" component="h3">
        Hojas que se leen
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {hojas.map(({ nombre, filas, iguales }) => (
          <FormControlLabel
            key={nombre}
            label={`${nombre} (${filasText(filas)}${iguales ? '' : ', otros títulos'})`}
            control={
              <Checkbox
                checked={reread.includes(nombre)}
                disabled={reread.length === 1 && reread[0] === nombre}
                onChange={(_event, currentEleccion) => toggle(nombre, currentEleccion)}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}

/** Warnings about the prices. */
const WARNING_TEXTS: Record<LecturaPlanilla['avisos'][number], string> = {
  moneda: 'Los precios parecen estar en otra moneda. La tienda los toma como pesos.',
  iva: 'Las filas traen distintas tasas de IVA. El que elijas se suma igual a todos los precios.',
};

/** At most this many groups are listed by name. */
const MAX_NAMES = 6;

/** Returns text about heading rows between the data, with the groups' names. Undefined without any. */
function betweenText({ grupos, repetidos }: LecturaPlanilla): string | undefined {
  const names = grupos.primeros.slice(0, MAX_NAMES).map(({ fila, texto }) => `${texto} (fila ${fila})`);
  const more = grupos.total - names.length;
  const cellsShown = [
    grupos.total > 0 &&
      `${filasText(grupos.total)} ${grupos.total === 1 ? 'dice' : 'dicen'} qué son las que siguen: ${names.join(', ')}${more > 0 ? ` y ${wholeText(more)} más` : ''}.`,
    repetidos > 0 &&
      `${filasText(repetidos)} ${repetidos === 1 ? 'repite' : 'repiten'} los títulos y no se ${repetidos === 1 ? 'toma' : 'toman'}.`,
  ].filter(Boolean);
  return cellsShown.length > 0 ? cellsShown.join(' ') : undefined;
}
