import type { Theme } from '@mui/material/styles';
import { type DragEvent, useEffect, useState } from 'react';
import { shape, touchTarget } from '../theme/tokens.ts';

/** Styles of a file input's label: a click opens the input, a drop fills it. */
export const dropZoneStyles = ({ theme }: { theme: Theme }) => ({
  position: 'relative' as const,
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: theme.spacing(2),
  minHeight: touchTarget * 2,
  padding: theme.spacing(4),
  border: `2px dashed ${theme.tokens.palette.border.control}`,
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  color: theme.tokens.palette.text.secondary,
  textAlign: 'center' as const,
  cursor: 'pointer',
  transition: theme.transitions.create(['border-color', 'background-color']),
  '& b': { color: theme.tokens.palette.primary.main, fontWeight: 600 },
  '& input': { position: 'absolute' as const, inset: 0, width: '100%', opacity: 0, cursor: 'inherit' },
  '&:hover, &[data-over=true]': {
    borderColor: theme.tokens.palette.primary.main,
    background: theme.tokens.palette.tint.leaf,
    color: theme.tokens.palette.text.primary,
  },
  '&:hover b, &[data-over=true] b': { color: 'inherit' },
  '&:focus-within': { outline: `2px solid ${theme.tokens.palette.primary.main}`, outlineOffset: 2 },
  '&[data-error=true]': { borderColor: theme.tokens.palette.error.main },
  '&[data-off=true]': {
    cursor: 'default',
    borderColor: theme.tokens.palette.divider,
    background: 'none',
    color: theme.tokens.palette.text.secondary,
  },
});

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types?.includes('Files') ?? false;

/** Accepts files dropped on the field, and blocks drops elsewhere: they would replace the page by the file. */
export function useFileDrop(add: (files: readonly File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
  const zone = {
    onDragOver: (event: DragEvent) => {
      if (disabled) return;
      event.preventDefault();
      if (!over) setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (disabled || files.length === 0) return;
      event.preventDefault();
      add(files);
    },
  };
  return { over, zone };
}
