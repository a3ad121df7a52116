import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type Importacion,
  importacionesCreate,
  importacionesModelo,
  LIMITS,
  longTimeout,
} from 'api-client/backoffice';
import {
  importacionBody,
  TIPOS_IMPORTACION,
  type TipoImportacion,
  type TipoPlanilla,
} from 'api-client/backoffice-planillas';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { lazy, Suspense, useState } from 'react';
import { FileDrop } from 'ui-kit/file-drop';
import { Tabs } from 'ui-kit/tabs';
import { wholeText } from 'ui-kit/whole-text';
import { DownloadButton } from '../../shared/download-button.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { FotosUpload } from './fotos/fotos-upload.tsx';
import { TIPO_HELP, TIPO_LABELS } from './importacion-texts.ts';

interface ImportFormProps {
  /** The kind to begin with. */
  first: TipoImportacion | undefined;
  /** Id of the agreement to begin with. */
  condicion: string | undefined;
}

/** Chooses the kind of import and the file, then opens the preview. */
export function ImportForm({ first, condicion }: ImportFormProps) {
  const { may } = usePermisos();
  const tipos = TIPOS_IMPORTACION.filter((one) => may(`importaciones.create.${one}`));
  const [chosenTipo, setTipo] = useState(tipos.find((one) => one === first));
  const tipo = chosenTipo ?? tipos[0] ?? 'catalogo';
  const navigate = useNavigate();
  const show = ({ importacion_id }: Importacion) =>
    navigate({ to: '/importacion/$importacion_id', params: { importacion_id } });
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        tabs={tipos.map((value) => ({ value, label: value === 'fotos' ? 'Fotos' : TIPO_LABELS[value] }))}
        value={tipo}
        label="Qué se importa"
        onChange={(value) => setTipo(TIPOS_IMPORTACION.find((one) => one === value))}
      >
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          {tipo === 'fotos' ? (
            <>
              <FotosRules />
              <Box sx={{ width: '100%' }}>
                <FotosUpload onCreated={show} choose="Elige el .zip o las fotos" />
              </Box>
            </>
          ) : (
            <PlanillaUpload key={tipo} {...{ tipo, condicion }} onCreated={show} />
          )}
        </Box>
      </Tabs>
    </Box>
  );
}

/** Only for sheets of agreements. */
const CondicionesDownload = lazy(async () => ({
  default: (await import('./condiciones-download.tsx')).CondicionesDownload,
}));

const ACCEPT = '.xlsx,.xls,.ods,.csv,.txt';
const HELP = `Excel (.xlsx o .xls), LibreOffice (.ods) o .csv, de hasta 6 MB y ${wholeText(LIMITS.planillaFilas)} filas. Nada cambia hasta que lo veas y lo apliques.`;

interface Props extends Pick<ImportFormProps, 'condicion'> {
  tipo: TipoPlanilla;
  onCreated: (importacion: Importacion) => unknown;
}

/** Uploads a spreadsheet. */
function PlanillaUpload({ tipo, condicion, onCreated }: Props) {
  const [fault, setFault] = useState<string>();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (archivo: File) =>
      (await importacionesCreate({ body: { tipo, archivo }, ...longTimeout })).data,
    onSuccess: (created) => onCreated(created),
    onFailure: (error) => setFault(messageOf(error)),
    onSettled: () => void queryClient.invalidateQueries(queriesOf('importaciones')),
  });
  const uploadIfValid = (archivo: File) => {
    const { error } = importacionBody.shape.archivo.safeParse(archivo);
    setFault(error?.issues[0]?.message);
    if (!error) mutate(archivo);
  };
  return (
    <>
      <SecondLine>{TIPO_HELP[tipo]}</SecondLine>
      {tipo === 'condiciones' && (
        // The height of its field, so that nothing moves when it comes.
        <Box sx={{ width: '100%', minHeight: (theme) => theme.spacing(14) }}>
          <Suspense>
            <CondicionesDownload first={condicion} />
          </Suspense>
        </Box>
      )}
      <Box sx={{ width: '100%' }}>
        <FileDrop
          accept={ACCEPT}
          onFile={uploadIfValid}
          help={HELP}
          error={fault}
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

const RULES = [
  'El nombre de cada archivo dice de qué producto es: su código (ALM-500.jpg), su nombre completo (Almendra pelada x 500 g.jpg) o su identificador. No importan las mayúsculas, los acentos ni los signos que un archivo no puede llevar, como la barra de «1/2 kg».',
  'Si termina con -2, _2 o (2) es la segunda foto del producto: ALM-500-2.jpg. Cada uno lleva hasta dos.',
  'Una foto toma el lugar de la que ya está, y la otra queda. Nada cambia hasta que lo veas y lo apliques.',
];

/** The rules for naming picture files. */
const FotosRules = () => (
  <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2', color: 'text.secondary' }}>
    {RULES.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </Box>
);
