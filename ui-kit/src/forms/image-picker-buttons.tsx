import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import CropOutlined from '@mui/icons-material/CropOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import type { ImagePickerItemProps } from './image-picker-item.tsx';
import { Buttons, Handle } from './image-picker-parts.ts';

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
export function ImagePickerButtons(props: ImagePickerButtonsProps) {
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
