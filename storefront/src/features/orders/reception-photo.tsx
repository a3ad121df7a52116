import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { LIMITS, misPedidosSubirFoto } from 'api-client/storefront';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { failureText } from '../../shared/failure-text.ts';
import { OrderPhoto } from './order-photo.tsx';

interface ReceptionPhotoProps {
  pedido_id: string;
  nombre: string;
  foto_id: string | null;
  onChange: (foto_id: string | null) => void;
  /** Called with true while the upload runs; the form then cannot be sent. */
  onUploading: (uploading: boolean) => void;
}

/** Lets the user take or choose a photo and uploads it at once. */
export function ReceptionPhoto({ pedido_id, nombre, foto_id, onChange, onUploading }: ReceptionPhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (file: File) => {
      onUploading(true);
      const foto = await shrunkPhoto(file);
      if (foto.size > LIMITS.imagenBytes) throw new RangeError('La foto debe pesar menos de 6 MB.');
      return (
        await misPedidosSubirFoto({ path: { pedido_id }, body: { foto }, kyOptions: { timeout: false } })
      ).data;
    },
    onSuccess: (sent) => onChange(sent.foto_id),
    onFailure: (error) => setRefusal(error instanceof RangeError ? error.message : failureText(error)),
    onSettled: () => onUploading(false),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    setRefusal(undefined);
    if (file) mutate(file);
    // Reset the input, so that the user can choose the same file again.
    target.value = '';
  };
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      {foto_id && <OrderPhoto pedido_id={pedido_id} foto_id={foto_id} nombre={nombre} />}
      {/* Formats that the server accepts: phones then convert their own camera format. */}
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={`Foto de ${nombre}`}
        onChange={choose}
      />
      <Button
        variant="text"
        loading={isPending}
        loadingPosition="start"
        startIcon={<AddPhotoAlternateOutlined />}
        onClick={() => input.current?.click()}
      >
        {foto_id ? 'Cambiar la foto' : 'Agregar una foto'}
      </Button>
      {foto_id && (
        <Button variant="text" disabled={isPending} onClick={() => onChange(null)}>
          Quitar la foto
        </Button>
      )}
      {refusal && (
        <FormHelperText error role="alert" sx={{ width: 1 }}>
          {refusal}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Longest side in px of an uploaded photo: the server stores no larger image. */
const SIDE = 1600;

/** Returns the photo scaled down for a quick upload, or the file itself if it is small or the browser cannot decode it. */
async function shrunkPhoto(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = SIDE / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return file;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return blob ? new File([blob], 'foto.jpg', { type: blob.type }) : file;
  } catch {
    return file;
  }
}
