import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { motion, shape, touchTarget } from '../tokens.ts';
import { Name, Note, Rows } from './parts.tsx';
import { motionUses } from './uses.ts';

type Tempo = keyof typeof motion;

const Row = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { 'ul > &': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
}));

const Track = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(4),
  alignItems: 'center',
  '& > div': {
    borderRadius: shape.control,
    background: theme.tokens.palette.border.soft,
  },
}));

/** Moves from one end to the other in this duration, and stays there. */
const Thing = styled('i')<{ ownerState: { tempo: Tempo; moved: boolean } }>(({ theme, ownerState }) => ({
  display: 'block',
  width: touchTarget,
  height: touchTarget,
  borderRadius: shape.control,
  background: theme.tokens.palette.primary.main,
  position: 'relative',
  insetInlineStart: ownerState.moved ? `calc(100% - ${touchTarget}px)` : 0,
  transition: theme.transitions.create('inset-inline-start', { duration: motion[ownerState.tempo] }),
}));

function Tempo({ tempo }: { tempo: Tempo }) {
  const [moved, setMoved] = useState(false);
  return (
    <Row>
      <div>
        <Name>motion.{tempo}</Name>
        <Note>
          {motion[tempo]} ms. {motionUses[tempo]}
        </Note>
      </div>
      <Track>
        <div>
          <Thing ownerState={{ tempo, moved }} data-moved={moved} aria-hidden />
        </div>
        <Button variant="outlined" onClick={() => setMoved(!moved)} aria-label={`Mover: ${tempo}`}>
          Mover
        </Button>
      </Track>
    </Row>
  );
}

/** The three durations, each with an animation to start. */
function Motion() {
  return (
    <Rows>
      {(Object.keys(motion) as Tempo[]).map((tempo) => (
        <Tempo key={tempo} tempo={tempo} />
      ))}
    </Rows>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mover: slow' }));
    const moved = [...canvasElement.querySelectorAll<HTMLElement>('[data-moved]')];
    await expect(moved.map(({ dataset }) => dataset.moved)).toEqual(['false', 'false', 'true']);
    // Under reduced motion the movement takes 1 ms.
    const { transitionDuration } = getComputedStyle(moved[2] as HTMLElement);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(Number.parseFloat(transitionDuration)).toBe(still ? 0.001 : 0.25);
  },
};
