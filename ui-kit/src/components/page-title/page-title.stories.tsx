import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { BackButton } from '../back-button/back-button.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import { PageTitle } from './page-title.tsx';

const meta = {
  title: 'Components/PageTitle',
  component: PageTitle,
  args: { children: 'Nuevos Productos' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithEverything: Story = {
  args: {
    before: <BackButton href="#atras" />,
    lead: 'Lo último que llegó al depósito.',
    actions: <Button variant="outlined">Agregar</Button>,
  },
};
export const LongWord: Story = { args: { children: longWord } };
export const WithSection: Story = {
  render: (args) => (
    <>
      <PageTitle {...args} />
      <SectionTitle action={<a href="#todas">Ver todas</a>}>Marcas destacadas</SectionTitle>
    </>
  ),
};
