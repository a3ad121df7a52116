import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import {
  DialogBody,
  DialogButtons,
  DialogFrame,
  DialogHead,
} from '../components/confirm-dialog/dialog-frame.tsx';
import { shape, touchTarget } from '../theme/tokens.ts';
import { type CropArea, cropFile, originOf } from './crop-file.ts';
import { useFileUrl } from './use-file-url.ts';
import type { imagePickerFieldTexts } from './use-picked-images.ts';

const name = 'TiendaImagePickerField';

/** Square of the crop area, as large as the controls below allow. */
export const Stage = styled('div', { name, slot: 'Stage' })(({ theme }) => ({
  position: 'relative',
  width: 'min(100%, 55vh, 420px)',
  aspectRatio: '1',
  margin: theme.spacing(0, 'auto', 3),
  borderRadius: shape.card,
  overflow: 'hidden',
  background: theme.tokens.palette.tint.sand,
  '& [role=application]:focus-visible': {
    outline: `3px solid ${theme.tokens.palette.primary.main}`,
    outlineOffset: -3,
  },
}));

/** The touch target is as large as a thumb needs; the visible slider keeps its size. */
const ZoomSlider = styled(Slider, { name, slot: 'Zoom' })({
  '& .MuiSlider-thumb input': {
    width: `${touchTarget}px !important`,
    height: `${touchTarget}px !important`,
    inset: '50% auto auto 50%',
    transform: 'translate(-50%, -50%)',
  },
});

interface CropDialogProps {
  /** Picture to crop; undefined closes the dialog. */
  file: File | undefined;
  /** Width divided by height of the cropped part; 'own' keeps the picture's ratio. */
  ratio: number | 'own';
  texts: typeof imagePickerFieldTexts;
  onDone: (from: File, to: File, said: string) => void;
  onClose: () => void;
}

/** Crops a picture before upload: by drag, pinch, wheel or keys. */
export function CropDialog({ file, ...rest }: CropDialogProps) {
  const id = useId();
  const [shown, setShown] = useState(file);
  if (file && file !== shown) setShown(file);
  return (
    <DialogFrame
      open={file !== undefined}
      onClose={rest.onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogHead id={id}>{rest.texts.cropTitle}</DialogHead>
      {shown && <Cropping key={shown.name} {...rest} file={shown} isOpen={file !== undefined} />}
    </DialogFrame>
  );
}

const ZOOM = { min: 1, max: 4, step: 0.1 } as const;
const clampZoom = (zoom: number) => Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));

function Cropping(props: CropDialogProps & { file: File; isOpen: boolean }) {
  const { file, isOpen, ratio, texts, onDone, onClose } = props;
  const before = originOf(file);
  const original = before?.original ?? file;
  const src = useFileUrl(original);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [area, setArea] = useState<CropArea>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [ownRatio, setOwnRatio] = useState(1);
  // If the dialog closes during cropping, the result is dropped.
  const open = useRef(isOpen);
  useEffect(() => {
    open.current = isOpen;
    return () => {
      open.current = false;
    };
  }, [isOpen]);

  const done = async () => {
    if (!area || busy) return;
    setBusy(true);
    try {
      const cut = await cropFile(original, area);
      if (open.current) onDone(file, cut, texts.cropped(cut.name));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+') setZoom(clampZoom(zoom + ZOOM.step));
    if (key === '-') setZoom(clampZoom(zoom - ZOOM.step));
  };
  return (
    <>
      <DialogBody>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {failed ? texts.cropFailed : texts.cropHelp}
        </Typography>
        <Stage onKeyDown={onKeyDown}>
          {src !== undefined && !failed && (
            <Cropper
              image={src}
              aspect={ratio === 'own' ? ownRatio : ratio}
              onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwnRatio(naturalWidth / naturalHeight)}
              objectFit="cover"
              crop={crop}
              onCropChange={setCrop}
              zoom={zoom}
              onZoomChange={setZoom}
              minZoom={ZOOM.min}
              maxZoom={ZOOM.max}
              keyboardStep={8}
              {...(before && { initialCroppedAreaPixels: before.area })}
              onCropAreaChange={(_part, px) => setArea(px)}
              onCropComplete={(_part, px) => setArea(px)}
              cropperProps={{ role: 'application', 'aria-label': texts.cropFrame }}
              mediaProps={{ onError: () => setFailed(true) }}
            />
          )}
        </Stage>
        <ZoomSlider
          aria-label={texts.zoom}
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.step}
          value={zoom}
          disabled={failed}
          onChange={(_event, value) => setZoom(Number(value))}
        />
      </DialogBody>
      <DialogButtons>
        {before && (
          <Button onClick={() => onDone(file, original, texts.whole(original.name))}>
            {texts.cropWhole}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {texts.cropCancel}
        </Button>
        {/* Not disabled while busy: the focus would leave the dialog, and Escape would not close it. */}
        <Button
          variant="contained"
          disabled={!area || failed}
          aria-busy={busy}
          startIcon={busy && <CircularProgress size={16} color="inherit" aria-hidden />}
          onClick={done}
        >
          {texts.cropUse}
        </Button>
      </DialogButtons>
    </>
  );
}
