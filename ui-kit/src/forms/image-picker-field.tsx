import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import { useThemeProps } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { ImagePickerItem, type PickedImage } from './image-picker-item.tsx';
import { DropZone, List, Root } from './image-picker-parts.ts';
import { ImagePickerProgress } from './image-picker-progress.tsx';
import { imagePickerFieldTexts } from './image-picker-texts.ts';
import { useFormField } from './use-form-field.ts';

export type { PickedImage, StoredImage } from './image-picker-item.tsx';
export { imagePickerFieldTexts };

export interface ImagePickerFieldProps {
  /** Path in Formik's values: an array of files, and of pictures that the server has. */
  name: string;
  label: string;
  help?: ReactNode;
  /** What is wrong with a file, if anything: shown at it, and keeps the form from being sent. */
  checkFile?: (file: File) => string | undefined;
  maxFiles?: number;
  /** What the device's picker offers. */
  accept?: string;
  required?: boolean;
  disabled?: boolean;
  /** How much has been sent, 0 to 1, while it is: nothing can be changed then. */
  progress?: number;
  texts?: Partial<typeof imagePickerFieldTexts>;
}

const noComplaint = () => undefined;
const keys = new WeakMap<File, string>();
let made = 0;
function keyOf(image: PickedImage): string {
  if (!(image instanceof File)) return image.id;
  const key = keys.get(image) ?? `file-${++made}`;
  keys.set(image, key);
  return key;
}

/** Pictures in a Formik form: chosen or dropped, seen large, put in order, each with its own complaint. */
export function ImagePickerField(inProps: ImagePickerFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaImagePickerField' });
  const { name, label, help, checkFile = noComplaint, maxFiles = 10, required = false } = props;
  const texts = { ...imagePickerFieldTexts, ...props.texts };
  const fileError = (image: PickedImage) => (image instanceof File ? checkFile(image) : undefined);
  const { field, helpers, error, id, helpId, isSubmitting } = useFormField<readonly PickedImage[]>(
    name,
    (images) => images?.map(fileError).find((complaint) => complaint !== undefined),
  );
  const images = field.value ?? [];
  const { progress } = props;
  const disabled = (props.disabled ?? false) || isSubmitting || progress !== undefined;
  const full = images.length >= maxFiles;
  const [notice, setNotice] = useState('');
  const [refused, setRefused] = useState<string>();
  const [carried, setCarried] = useState<number>();
  const [over, setOver] = useState<number | 'zone'>();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusNext = useRef<{ index: number; action: string }>(undefined);

  // A moved button loses the focus, a removed one takes it along.
  useLayoutEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = undefined;
    const item = list.current?.children[Math.min(next.index, images.length - 1)];
    const button =
      item?.querySelector<HTMLElement>(`[data-action=${next.action}]:enabled`) ??
      item?.querySelector<HTMLElement>('button:enabled');
    (button ?? input.current)?.focus();
  }, [images]);

  const change = (next: readonly PickedImage[], said: string) => {
    setRefused(undefined);
    setNotice(said);
    void helpers.setValue(next);
  };
  const add = (files: readonly File[]) => {
    const fits = files.slice(0, maxFiles - images.length);
    if (fits.length > 0) change([...images, ...fits], texts.added(fits.length));
    if (fits.length < files.length) setRefused(texts.tooMany(maxFiles));
    void helpers.setTouched(true, false);
  };
  const move = (from: number, to: number) => {
    const next = [...images];
    const [image] = next.splice(from, 1);
    if (!image || from === to) return;
    next.splice(to, 0, image);
    change(next, texts.moved(image.name, to + 1, next.length));
  };
  const drop = (event: DragEvent, to: number | undefined) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(undefined);
    setCarried(undefined);
    if (disabled) return;
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
    else if (carried !== undefined && to !== undefined) move(carried, to);
  };
  const allow = (event: DragEvent, place: number | 'zone') => {
    event.preventDefault();
    if (over !== place) setOver(place);
  };

  const complaints = images.map(fileError);
  const ownError = typeof error === 'string' && !complaints.includes(error) ? error : undefined;
  const message = refused ?? ownError;
  return (
    <Root disabled={disabled}>
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      {images.length > 0 && (
        <List ref={list}>
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
              carried={carried === index}
              target={over === index && carried !== index}
              onMove={(to) => {
                focusNext.current = { index: to, action: to < index ? 'earlier' : 'later' };
                move(index, to);
              }}
              onRemove={() => {
                focusNext.current = { index, action: 'remove' };
                change(images.toSpliced(index, 1), texts.removed(image.name));
              }}
              onCarry={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setCarried(index);
              }}
              onOver={(event) => allow(event, index)}
              onDrop={(event) => drop(event, index)}
              onEnd={() => {
                setCarried(undefined);
                setOver(undefined);
              }}
            />
          ))}
        </List>
      )}
      <DropZone
        data-over={over === 'zone' && carried === undefined && !full}
        data-error={message !== undefined}
        data-off={full || disabled}
        onDragOver={(event) => allow(event, 'zone')}
        onDragLeave={() => setOver(undefined)}
        onDrop={(event) => drop(event, undefined)}
      >
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
      <VisuallyHidden aria-live="polite">{progress === undefined ? notice : texts.uploading}</VisuallyHidden>
    </Root>
  );
}
