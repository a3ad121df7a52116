import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { type DragEvent, useEffect, useState } from 'react';
import { Tag } from '../components/tag/tag.tsx';
import { Buttons, Caption, First, Item, Preview } from './image-picker-parts.ts';
import type { imagePickerFieldTexts } from './image-picker-texts.ts';

/** A picture that the server already has. */
export interface StoredImage {
  id: string;
  src: string;
  name: string;
}
export type PickedImage = File | StoredImage;

interface ImagePickerItemProps {
  image: PickedImage;
  index: number;
  count: number;
  error: string | undefined;
  errorId: string;
  disabled: boolean;
  texts: typeof imagePickerFieldTexts;
  carried: boolean;
  target: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onCarry: (event: DragEvent) => void;
  onOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onEnd: () => void;
}

/** An address of a file for as long as it is shown. */
function useImageSource(image: PickedImage): string | undefined {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!(image instanceof File)) return;
    const url = URL.createObjectURL(image);
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [image]);
  return image instanceof File ? made : image.src;
}

export function ImagePickerItem(props: ImagePickerItemProps) {
  const { image, index, count, error, errorId, disabled, texts, onMove } = props;
  const src = useImageSource(image);
  const [broken, setBroken] = useState(false);
  const { name } = image;
  const movable = count > 1 && !disabled;
  return (
    <Item
      draggable={movable}
      data-carried={props.carried}
      data-target={props.target}
      data-error={error !== undefined}
      onDragStart={props.onCarry}
      onDragOver={props.onOver}
      onDrop={props.onDrop}
      onDragEnd={props.onEnd}
    >
      <Preview>
        {src !== undefined && !broken && (
          <img
            src={src}
            alt={texts.position(index + 1, count)}
            draggable={false}
            onError={() => setBroken(true)}
          />
        )}
        {broken && (
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
        {error !== undefined && (
          <p id={errorId} role="alert">
            {error}
          </p>
        )}
      </Caption>
      <Buttons>
        <IconButton
          data-action="earlier"
          aria-label={texts.earlier(name)}
          disabled={!movable || index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowBackOutlined />
        </IconButton>
        <IconButton
          data-action="later"
          aria-label={texts.later(name)}
          disabled={!movable || index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowForwardOutlined />
        </IconButton>
        <IconButton
          data-action="remove"
          aria-label={texts.remove(name)}
          aria-describedby={error === undefined ? undefined : errorId}
          disabled={disabled}
          onClick={props.onRemove}
        >
          <DeleteOutlined />
        </IconButton>
      </Buttons>
    </Item>
  );
}
