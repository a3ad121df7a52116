import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { SectionTitle } from './section-title.tsx';

const meta = {
  title: 'Components/Frame/SectionTitle',
  component: SectionTitle,
  args: { children: 'Marcas destacadas' },
} satisfies Meta<typeof SectionTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

const action = <Link href="#todas">Ver todas</Link>;

export const Default: Story = {};
export const WithAction: Story = { args: { action } };
export const Third: Story = { args: { component: 'h3', children: 'De la misma categoría' } };
export const LongWord: Story = { args: { children: longWord, action } };
