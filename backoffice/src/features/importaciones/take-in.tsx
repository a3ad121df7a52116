import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { importacionesCreate, importacionesModelo, LIMITS, patiently } from 'api-client/backoffice';
import { importacionBody, TIPOS_IMPORTACION, type TipoImportacion } from 'api-client/backoffice-planillas';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { FileDrop } from 'ui-kit/file-drop';
import { Tabs } from 'ui-kit/tabs';
import { DownloadButton } from '../../shared/download-button.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { countText, TIPO_HELP, TIPO_LABELS } from './importacion-texts.ts';

const ACCEPT = '.xlsx,.xls,.ods,.csv,.txt';
const HELP = `Excel (.xlsx), LibreOffice (.ods) o .csv, de hasta 6 MB y ${countText(LIMITS.planillaFilas)} filas. Nada cambia hasta que lo veas y lo apliques.`;

interface Asked {
  tipo: TipoImportacion;
  archivo: File;
}

/** Chooses what a spreadsheet brings and the file, has it read, and leads to what it would do. */
export function TakeIn() {
  const { may } = usePermisos();
  const tipos = TIPOS_IMPORTACION.filter((one) => may(`importaciones.create.${one}`));
  const [chosen, setTipo] = useState<TipoImportacion>();
  const tipo = chosen ?? tipos[0] ?? 'catalogo';
  const [wrong, setWrong] = useState<string>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (body: Asked) => (await importacionesCreate({ body, ...patiently })).data,
    meta: { ownErrors: true },
    onSuccess: ({ importacion_id }) =>
      navigate({ to: '/importacion/$importacion_id', params: { importacion_id } }),
    onError: (error) => {
      if (!isToldByPolicy(error)) setWrong(messageOf(error));
    },
    onSettled: () => void queryClient.invalidateQueries(queriesOf('importaciones')),
  });
  const take = (archivo: File) => {
    const { error } = importacionBody.shape.archivo.safeParse(archivo);
    setWrong(error?.issues[0]?.message);
    if (!error) mutate({ tipo, archivo });
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        tabs={tipos.map((value) => ({ value, label: TIPO_LABELS[value] }))}
        value={tipo}
        label="Qué trae la planilla"
        onChange={(value) => {
          setTipo(TIPOS_IMPORTACION.find((one) => one === value));
          setWrong(undefined);
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
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
        </Box>
      </Tabs>
    </Box>
  );
}
