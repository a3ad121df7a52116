import { useQueryClient } from '@tanstack/react-query';
import { type Importacion, importacionesCrearFotos, LIMITS } from 'api-client/backoffice';
import { fotosBody } from 'api-client/backoffice-planillas';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { FileDrop } from 'ui-kit/file-drop';
import { wholeText } from 'ui-kit/whole-text';
import { IMAGE_TYPES } from '../../../shared/image-types.ts';
import { queriesOf } from '../../../shared/queries.ts';
import { type Foto, readFotos, UnreadableZip } from './unpack.ts';
import { uploadFotos, useUploadProgress } from './upload-fotos.ts';

const HELP = `Un .zip o varias fotos a la vez: hasta ${wholeText(LIMITS.fotosPerImportacion)}, de hasta 6 MB cada una (.png, .jpeg, .jpg, .avif, .webp o .svg).`;

/** Returns a name for the chosen files: 'fotos.zip', '1.jpg y 20 más'. */
const nameFiles = ([first, ...others]: readonly File[]): string => {
  const more = others.length > 0 ? ` y ${wholeText(others.length)} más` : '';
  return `${(first?.name ?? '').slice(0, LIMITS.nombreMax - more.length)}${more}`;
};

interface Props {
  /** The import to resume; undefined for a new one. */
  importacion?: Importacion;
  /** Called with the import once it exists. */
  onCreated?: (importacion: Importacion) => unknown;
  choose: string;
}

/** Takes a zip or pictures, and starts the upload. */
export function FotosUpload({ importacion, onCreated, choose }: Props) {
  const [fault, setFault] = useState<string>();
  const sending = useUploadProgress();
  const queryClient = useQueryClient();
  const begin = async (files: readonly File[], fotos: readonly Foto[]): Promise<Importacion> => {
    if (importacion) return importacion;
    const bytes = fotos.reduce((sum, one) => sum + one.bytes, 0);
    const { data, error } = fotosBody.safeParse({ archivo: nameFiles(files), fotos: fotos.length, bytes });
    if (error) throw new UnreadableZip(error.issues[0]?.message);
    return (await importacionesCrearFotos({ body: data })).data;
  };
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (files: readonly File[]) => {
      const fotos = await readFotos(files);
      const created = await begin(files, fotos);
      // All pictures may have been uploaded before; then nothing is sent.
      if (created.estado === 'recibiendo') void uploadFotos(queryClient, created, fotos);
      return created;
    },
    onMutate: () => setFault(undefined),
    onSuccess: (created) => onCreated?.(created),
    onFailure: (error) => {
      if (error instanceof UnreadableZip) setFault(error.message);
      else setFault(messageOf(error));
    },
    onSettled: () => void queryClient.invalidateQueries(queriesOf('importaciones')),
  });
  const isSending = sending !== null && sending.error === null;
  return (
    <FileDrop
      accept={`.zip,${IMAGE_TYPES}`}
      onFiles={mutate}
      help={HELP}
      error={fault}
      busy={isPending || isSending}
      texts={{
        choose,
        drop: 'o arrástralos hasta aquí',
        busy: isSending ? `Se están enviando las fotos de «${sending.archivo}»…` : 'Abriendo…',
      }}
    />
  );
}
