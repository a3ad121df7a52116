import { expect, userEvent, type within } from 'storybook/test';

interface Refused {
  canvas: ReturnType<typeof within>;
  args: { refuse?: Record<string, string> };
}

/** Submits the form around a field and checks that the field shows the server's error. */
export async function playRefusal({ canvas, args }: Refused): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent(Object.values(args.refuse ?? {}).join());
}
