import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import {
  type Importacion,
  importacionesCreate,
  importacionesModelo,
  LIMITS,
  patiently,
} from 'api-client/backoffice';
import { importacionBody, type TipoPlanilla } from 'api-client/backoffice-planillas';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { FileDrop } from 'ui-kit/file-drop';
import { wholeText } from 'ui-kit/whole-text';
import { DownloadButton } from '../../shared/download-button.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { TIPO_HELP } from './importacion-texts.ts';

const ACCEPT = '.xlsx,.xls,.ods,.csv,.txt';
const HELP = `Excel (.xlsx o .xls), LibreOffice (.ods) o .csv, de hasta 6 MB y ${wholeText(LIMITS.planillaFilas)} filas. Nada cambia hasta que lo veas y lo apliques.`;

interface Props {
  tipo: TipoPlanilla;
  onBegun: (importacion: Importacion) => unknown;
}

/** Uploads a spreadsheet. */
export function TakePlanilla({ tipo, onBegun }: Props) {
  const [wrong, setWrong] = useState<string>();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (archivo: File) =>
      (await importacionesCreate({ body: { tipo, archivo }, ...patiently })).data,
    onSuccess: (begun) => onBegun(begun),
    onFailure: (error) => setWrong(messageOf(error)),
    onSettled: () => void queryClient.invalidateQueries(queriesOf('importaciones')),
  });
  const take = (archivo: File) => {
    const { error } = importacionBody.shape.archivo.safeParse(archivo);
    setWrong(error?.issues[0]?.message);
    if (!error) mutate(archivo);
  };
  return (
    <>
      <SecondLine>{TIPO_HELP[tipo]}</SecondLine>
      <Box sx={{ width: '100%' }}>
        <FileDrop
          accept={ACCEPT}
          onFile={take}
          help={HELP}
          error={wrong}
          busy={isPending}
          texts={{
            choose: 'Elige la planilla',
            drop: 'o arrástrala hasta aquí',
            busy: 'Subiendo la planilla…',
          }}
        />
      </Box>
      <DownloadButton
        label="Descargar un modelo vacío"
        name={`modelo-${tipo}`}
        type="xlsx"
        call={() => importacionesModelo({ query: { tipo }, parseAs: 'blob' })}
      />
    </>
  );
}
