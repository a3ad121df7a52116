import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CropperProps } from 'react-easy-crop';
import { beforeEach, expect, it, vi } from 'vitest';
import { KitProvider } from '../provider/kit-provider.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { imagePickerFieldTexts } from './image-picker-field.tsx';

// Replace the cropper and the cropping by fakes, because jsdom has no layout and draws no pictures.
let cut: (file: File) => void = () => {};
vi.mock('./crop-file.ts', () => ({
  originOf: () => undefined,
  cropFile: () =>
    new Promise<File>((resolve) => {
      cut = resolve;
    }),
}));
vi.mock('react-easy-crop', () => ({
  default: ({ aspect, onMediaLoaded, onCropComplete }: Partial<CropperProps>) => (
    <button
      type="button"
      data-aspect={aspect}
      onClick={() => {
        onMediaLoaded?.({ width: 300, height: 100, naturalWidth: 600, naturalHeight: 200 });
        const area = { x: 0, y: 0, width: 600, height: 200 };
        onCropComplete?.(area, area);
      }}
    >
      Foto
    </button>
  ),
}));

const onDone = vi.fn();
beforeEach(() => {
  onDone.mockClear();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
});

function Cropping({ ratio }: { ratio: number | 'own' }) {
  const [file, setFile] = useState<File | undefined>(
    () => new File(['x'], 'logo.png', { type: 'image/png' }),
  );
  return (
    <KitProvider>
      <CropDialog
        file={file}
        ratio={ratio}
        texts={imagePickerFieldTexts}
        onDone={onDone}
        onClose={() => setFile(undefined)}
      />
    </KitProvider>
  );
}
const picture = () => screen.findByRole('button', { name: 'Foto' });

it('applies nothing when Escape closes the dialog during the cropping', async () => {
  render(<Cropping ratio={1} />);
  fireEvent.click(await picture());
  await userEvent.click(screen.getByRole('button', { name: imagePickerFieldTexts.cropUse }));
  await userEvent.keyboard('{Escape}');
  await act(async () => cut(new File(['y'], 'logo.webp')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onDone).not.toHaveBeenCalled();
});

it("crops with the picture's own aspect ratio when the ratio is `own`", async () => {
  render(<Cropping ratio="own" />);
  fireEvent.click(await picture());
  await waitFor(async () => expect((await picture()).dataset.aspect).toBe('3'));
});
