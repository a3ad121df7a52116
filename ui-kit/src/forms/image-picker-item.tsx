import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Button from '@mui/material/Button';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { Tag } from '../components/tag/tag.tsx';
import { ImagePickerButtons } from './image-picker-buttons.tsx';
import { Caption, First, Item, Preview } from './image-picker-parts.ts';
import { ImagePickerProgress } from './image-picker-progress.tsx';
import type { imagePickerFieldTexts } from './image-picker-texts.ts';
import { useFileUrl } from './use-file-url.ts';

/** A picture that the server already has. */
export interface StoredImage {
  id: string;
  src: string;
  name: string;
}
export type PickedImage = File | StoredImage;

export interface ImagePickerItemProps {
  image: PickedImage;
  index: number;
  count: number;
  error: string | undefined;
  errorId: string;
  disabled: boolean;
  texts: typeof imagePickerFieldTexts;
  /** Upload progress of this picture, 0 to 1. */
  progress: number | undefined;
  /** True if the upload failed; `onRetry` repeats it. */
  unsent: boolean;
  onRetry: (() => void) | undefined;
  carried: boolean;
  style: CSSProperties | undefined;
  onGrab: (event: PointerEvent) => void;
  onMove: (to: number, action: string) => void;
  /** Opens the crop dialog; undefined if cropping is not possible. */
  onCrop: (() => void) | undefined;
  onRemove: () => void;
}

/** One picture of the field with its name, error and buttons. */
export function ImagePickerItem(props: ImagePickerItemProps) {
  const { image, index, count, error, errorId, disabled, texts, progress, onRetry } = props;
  const made = useFileUrl(image instanceof File ? image : undefined);
  const src = image instanceof File ? made : image.src;
  const [broken, setBroken] = useState<string>();
  const { name } = image;
  const movable = count > 1 && !disabled;
  const complaint = error ?? (props.unsent ? texts.unsent : undefined);
  return (
    <Item data-carried={props.carried} data-error={complaint !== undefined} style={props.style}>
      <Preview
        data-movable={movable}
        // A finger scrolls the page on the picture; it drags by the handle.
        onPointerDown={movable ? (event) => event.pointerType === 'mouse' && props.onGrab(event) : undefined}
      >
        {src !== undefined && broken !== src && (
          <img
            src={src}
            alt={texts.position(index + 1, count)}
            draggable={false}
            onError={() => setBroken(src)}
          />
        )}
        {broken !== undefined && broken === src && (
          <span>
            <BrokenImageOutlined aria-hidden />
            {texts.broken}
          </span>
        )}
        {index === 0 && count > 1 && (
          <First>
            <Tag>{texts.first}</Tag>
          </First>
        )}
      </Preview>
      <Caption>
        {name}
        {progress !== undefined && <ImagePickerProgress value={progress} label={name} bare />}
        {complaint !== undefined && (
          <p id={errorId} role="alert">
            {complaint}
          </p>
        )}
        {error === undefined && props.unsent && onRetry && (
          <Button size="small" onClick={onRetry} aria-describedby={errorId}>
            {texts.retry}
          </Button>
        )}
      </Caption>
      <ImagePickerButtons {...props} movable={movable} errorId={error === undefined ? undefined : errorId} />
    </Item>
  );
}
