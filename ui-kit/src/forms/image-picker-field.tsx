import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { lateView, useLateView } from '../late-view.ts';
import { useDragOrder } from '../use-drag-order.ts';
import { useFileDrop } from './drop-zone.ts';
import { ImagePickerItem, ImagePickerProgress } from './image-picker-item.tsx';
import { DropZone, List, Root } from './image-picker-parts.ts';
import { useFormField } from './use-form-field.ts';
import {
  imagePickerFieldTexts,
  keyOf,
  type PickedImage,
  sentShares,
  usePickedImages,
} from './use-picked-images.ts';

export type { PickedImage, StoredImage } from './use-picked-images.ts';
export { imagePickerFieldTexts };

export interface ImagePickerFieldProps {
  /** Path in Formik's values: an array of files and of pictures stored on the server. */
  name: string;
  label: string;
  help?: ReactNode;
  /** Returns a file's error, if any. The error is shown at the file and blocks the submit. */
  checkFile?: (file: File) => string | undefined;
  maxFiles?: number;
  /** File types that the device's picker offers. Default 'image/*'. */
  accept?: string;
  /** Width divided by height of cropped pictures; 'own' keeps the picture's ratio. Default 1. */
  cropRatio?: number | 'own';
  required?: boolean;
  disabled?: boolean;
  /**
   * Whether pictures are small with name and buttons beside them: for forms with more important fields. Default false.
   */
  small?: boolean;
  /** Upload progress, 0 to 1; the field cannot change meanwhile. */
  progress?: number;
  /** Whether the last upload failed; shown at each of its files. Default false. */
  unsent?: boolean;
  /** Called to upload again. */
  onRetry?: () => void;
  texts?: Partial<typeof imagePickerFieldTexts>;
}

const noComplaint = () => undefined;
const cropDialog = lateView(async () => (await import('./crop-dialog.tsx')).CropDialog, 'when-wanted');
const NONE: readonly PickedImage[] = [];

/** Pictures of a Formik form: the user chooses, drops, crops and sorts them. Each picture shows its own error. */
export function ImagePickerField(inProps: ImagePickerFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaImagePickerField' });
  const { name, label, help, checkFile = noComplaint, maxFiles = 10, required = false, progress } = props;
  const { cropRatio = 1 } = props;
  const texts = { ...imagePickerFieldTexts, ...props.texts };
  const fileError = (image: PickedImage) => (image instanceof File ? checkFile(image) : undefined);
  const { field, helpers, error, id, helpId, isSubmitting } = useFormField<readonly PickedImage[]>(
    name,
    (images) => images?.map(fileError).find((complaint) => complaint !== undefined),
  );
  const images = field.value ?? NONE;
  const disabled = (props.disabled ?? false) || isSubmitting || progress !== undefined;
  const full = images.length >= maxFiles;
  const { notice, refused, list, input, add, move, remove, replace } = usePickedImages({
    images,
    maxFiles,
    texts,
    onChange: (next) => void helpers.setValue(next),
    onTouched: () => void helpers.setTouched(true, false),
  });
  const drag = useDragOrder(list, { disabled, onMove: move });
  const drop = useFileDrop(add, disabled);
  const [cropping, setCropping] = useState<File>();
  const Crop = useLateView(cropDialog, cropping !== undefined, () => setCropping(undefined));
  const [tried, setTried] = useState(NONE);
  useEffect(() => {
    if (isSubmitting) setTried(images);
  }, [isSubmitting, images]);

  const complaints = images.map(fileError);
  const ownError = typeof error === 'string' && !complaints.includes(error) ? error : undefined;
  const message = refused ?? ownError;
  const shares = sentShares(images, progress);
  return (
    <Root disabled={disabled} {...drop.zone}>
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      {images.length > 0 && (
        <List ref={list} data-small={props.small} data-carrying={drag.carried !== undefined}>
          {images.map((image, index) => (
            <ImagePickerItem
              key={keyOf(image)}
              image={image}
              index={index}
              count={images.length}
              error={complaints[index] ?? (Array.isArray(error) ? error[index] : undefined)}
              errorId={`${id}-${index}`}
              disabled={disabled}
              texts={texts}
              progress={shares[index]}
              unsent={(props.unsent ?? false) && !disabled && image instanceof File && tried.includes(image)}
              onRetry={props.onRetry}
              carried={drag.carried === index}
              style={drag.styleOf(index)}
              onGrab={drag.grab(index)}
              onMove={(to, action) => move(index, to, action)}
              onCrop={
                image instanceof File && complaints[index] === undefined
                  ? () => setCropping(image)
                  : undefined
              }
              onRemove={() => remove(index)}
            />
          ))}
        </List>
      )}
      <DropZone data-over={drop.over && !full} data-error={message !== undefined} data-off={full || disabled}>
        <AddPhotoAlternateOutlined aria-hidden />
        {full && maxFiles > 1 ? <span>{texts.full(maxFiles)}</span> : <b>{texts.choose(maxFiles > 1)}</b>}
        {!full && <span>{texts.drop}</span>}
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={props.accept ?? 'image/*'}
          multiple={maxFiles > 1}
          aria-invalid={message !== undefined}
          aria-describedby={message || help ? helpId : undefined}
          onClick={(event) => full && event.preventDefault()}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </DropZone>
      {progress !== undefined && <ImagePickerProgress value={progress} label={texts.uploading} />}
      {(message ?? help) && (
        <FormHelperText
          id={helpId}
          error={message !== undefined}
          {...(message !== undefined && { role: 'alert' })}
        >
          {message ?? help}
        </FormHelperText>
      )}
      {Crop && (
        <Crop
          file={cropping}
          ratio={cropRatio}
          texts={texts}
          onDone={(from, to, said) => {
            setCropping(undefined);
            replace(from, to, said);
          }}
          onClose={() => setCropping(undefined)}
        />
      )}
      <VisuallyHidden aria-live="polite">{progress === undefined ? notice : texts.uploading}</VisuallyHidden>
    </Root>
  );
}
