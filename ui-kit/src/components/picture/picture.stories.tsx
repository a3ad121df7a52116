import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brokenPicture, pendingPicture, samplePictures } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { tintNames } from '../../theme/tokens.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Product/Picture',
  component: Picture,
  args: { source: samplePictures.almond, alt: 'Almendras', tint: 'wheat' },
  decorators: [inside({ width: 240 })],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Missing: Story = { args: { source: undefined } };
/** A drawing replaces the picture and keeps its name. */
export const Broken: Story = {
  args: { source: brokenPicture, tint: 'leaf' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    await expect(canvas.getByRole('img', { name: 'Almendras' })).toBeVisible();
  },
};
/** Reserves the room while the picture loads, so that nothing moves. */
export const Slow: Story = {
  args: { source: pendingPicture },
  render: function Arriving(args) {
    const [here, setHere] = useState(false);
    return (
      <>
        <Picture {...args} {...(here && { source: samplePictures.almond })} />
        <Button onClick={() => setHere(true)}>La foto llega</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const place = () => button.getBoundingClientRect().top;
    const before = place();
    await userEvent.click(button);
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Almendras' });
    await waitFor(() => expect(picture.naturalWidth).toBe(600));
    await expect(place()).toBe(before);
  },
};
/** A picture of another shape is never cropped. */
export const Wide: Story = {
  args: {
    source: {
      src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" rx="150" fill="#8d5b34"/></svg>')}`,
    },
    width: 900,
    height: 300,
  },
};
/** One background colour per category. */
export const Tints: Story = {
  decorators: [inside({ width: 'max-content', maxWidth: '90vw' })],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 120px))', gap: 8 }}>
      {tintNames.map((tint) => (
        <Picture key={tint} {...args} alt={`Almendras, ${tint}`} tint={tint} />
      ))}
    </div>
  ),
};
