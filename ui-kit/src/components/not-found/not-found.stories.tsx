import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { NotFound } from './not-found.tsx';

const meta = {
  title: 'Components/Feedback/NotFound',
  component: NotFound,
  args: { action: <Button variant="contained">Volver al inicio</Button> },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = { args: { title: longWord, text: longWord } };
