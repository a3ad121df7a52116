import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import CropOutlined from '@mui/icons-material/CropOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { Tag } from '../components/tag/tag.tsx';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { Buttons, Caption, First, Handle, Item, Preview, Progress } from './image-picker-parts.ts';
import { useFileUrl } from './use-file-url.ts';
import type { imagePickerFieldTexts, PickedImage } from './use-picked-images.ts';

interface ImagePickerButtonsProps
  extends Pick<
    ImagePickerItemProps,
    'image' | 'index' | 'count' | 'disabled' | 'texts' | 'onGrab' | 'onMove' | 'onCrop' | 'onRemove'
  > {
  movable: boolean;
  /** Id of the picture's error. */
  errorId: string | undefined;
}

const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Buttons that move, crop and remove a picture. */
function ImagePickerButtons(props: ImagePickerButtonsProps) {
  const { image, index, count, disabled, texts, movable, onMove, onCrop } = props;
  const { name } = image;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(index, count);
    if (to === undefined) return;
    event.preventDefault();
    onMove(Math.min(count - 1, Math.max(0, to)), 'drag');
  };
  return (
    <Buttons>
      {count > 1 && (
        <>
          <Handle
            data-action="drag"
            aria-label={texts.drag(name)}
            disabled={!movable}
            onPointerDown={props.onGrab}
            onKeyDown={onKeyDown}
          >
            <DragIndicatorOutlined />
          </Handle>
          <IconButton
            data-action="earlier"
            aria-label={texts.earlier(name)}
            disabled={!movable || index === 0}
            onClick={() => onMove(index - 1, 'earlier')}
          >
            <ArrowBackOutlined />
          </IconButton>
          <IconButton
            data-action="later"
            aria-label={texts.later(name)}
            disabled={!movable || index === count - 1}
            onClick={() => onMove(index + 1, 'later')}
          >
            <ArrowForwardOutlined />
          </IconButton>
        </>
      )}
      {onCrop && (
        <IconButton aria-label={texts.crop(name)} disabled={disabled} onClick={onCrop}>
          <CropOutlined />
        </IconButton>
      )}
      <IconButton
        data-action="remove"
        aria-label={texts.remove(name)}
        aria-describedby={props.errorId}
        disabled={disabled}
        onClick={props.onRemove}
      >
        <DeleteOutlined />
      </IconButton>
    </Buttons>
  );
}

const percent = new Intl.NumberFormat('es-AR', { style: 'percent', maximumFractionDigits: 0 });

interface ImagePickerProgressProps {
  /** Progress, 0 to 1. */
  value: number;
  label: string;
  /** Whether to show only bar and figure, if the label stands beside them. Default false. */
  bare?: boolean;
}

/** Upload progress of the pictures, as a bar and in words. */
export function ImagePickerProgress({ value, label, bare = false }: ImagePickerProgressProps) {
  const id = useId();
  const part = Math.min(1, Math.max(0, value));
  return (
    <Progress>
      <p id={id}>
        {bare ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>} <b>{percent.format(part)}</b>
      </p>
      <LinearProgress variant="determinate" value={part * 100} aria-labelledby={id} />
    </Progress>
  );
}

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
