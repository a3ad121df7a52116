import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColours } from './chart-colours.tsx';
import { Colours } from './colour.tsx';
import { colourGroups } from './colour-roles.ts';

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SurfacesTextAndLines: Story = { args: { group: colourGroups.surfaces } };
export const Meaning: Story = { args: { group: colourGroups.meaning } };
export const OrderStatuses: Story = { args: { group: colourGroups.statuses } };
export const Tints: Story = { args: { group: colourGroups.tints } };
export const Charts: Story = { args: { group: colourGroups.charts } };
/** The chart colours as seen with each kind of colour vision. */
export const ChartsToEveryEye: Story = {
  args: { group: colourGroups.charts },
  render: () => <ChartColours />,
};
