import { type DragEvent, useEffect, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types?.includes('Files') ?? false;

/**
 * Accepts files dropped on the field, and blocks drops elsewhere: the browser would open the file in place of the page.
 */
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
