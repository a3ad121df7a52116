/** User actions in a form. */
import { fireEvent, screen } from '@testing-library/react';

export const pngOf = (name: string, bytes = 3): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

export const picker = (): HTMLElement => screen.getByLabelText(/Elige (imágenes|una imagen)|Ya están las/);

/** Chooses options of a multi-select. */
export async function pick(label: RegExp, ...options: string[]): Promise<void> {
  const field = screen.getByLabelText(label, { selector: 'input' });
  fireEvent.mouseDown(field);
  for (const name of options) fireEvent.click(await screen.findByText(name, { selector: '[role=option]' }));
  fireEvent.blur(field);
}
