import Chip, { type ChipProps } from '@mui/material/Chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { states } from '../test/states.tsx';
import { inside, variants } from '../test/story-frames.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

const meta = {
  title: 'Components/Controls/Chip',
  component: Chip,
  args: { label: 'Últimos 7 días', clickable: true, color: 'default', disabled: false, onClick: fn() },
  argTypes: {
    color: { control: 'radio', options: ['default', 'primary'] },
    clickable: { control: false },
  },
} satisfies Meta<ChipProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: variants<ChipProps>(Chip, {
    'A choice that is off': { 'aria-pressed': false },
    'A choice that is on': { color: 'primary', 'aria-pressed': true },
    'A filter that is set, with a cross': {
      label: 'Estado: Aprobado',
      'aria-label': 'Quitar: Estado: Aprobado',
      onDelete: fn(),
    },
  }),
};

const PERIODS = ['Hoy', 'Últimos 7 días', 'Este mes'];
function Periods({ label }: { label: ChipProps['label'] }) {
  const [chosen, setChosen] = useState(label);
  return (
    <div style={row}>
      {PERIODS.map((period) => (
        <Chip
          key={period}
          label={period}
          clickable
          color={period === chosen ? 'primary' : 'default'}
          aria-pressed={period === chosen}
          onClick={() => setChosen(period === chosen ? undefined : period)}
        />
      ))}
    </div>
  );
}
/** A second press takes the choice back. */
export const Choices: Story = {
  argTypes: {
    label: { control: 'radio', options: PERIODS },
    color: { control: false },
    disabled: { control: false },
  },
  render: ({ label }) => <Periods label={label} />,
  play: async ({ canvas }) => {
    const month = canvas.getByRole('button', { name: 'Este mes' });
    await userEvent.click(month);
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(month).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Hoy' }));
  },
};

function Filters() {
  const [filters, setFilters] = useState(['Estado: Aprobado', 'Zona: Norte', 'Desde: 01/11/2026']);
  return (
    <ul style={{ ...row, listStyle: 'none', margin: 0, padding: 0 }}>
      {filters.map((filter) => {
        const remove = () => setFilters(filters.filter((one) => one !== filter));
        return (
          <li key={filter}>
            <Chip label={filter} aria-label={`Quitar: ${filter}`} onClick={remove} onDelete={remove} />
          </li>
        );
      })}
    </ul>
  );
}
/** A press on the chip, its cross, Delete and Backspace remove the filter. */
export const SetFilters: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Filters />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Quitar: Zona: Norte' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByText('Zona: Norte')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: states<ChipProps>(
    (props) => (
      <>
        <Chip label="Hoy" clickable aria-pressed={false} {...props} />
        <Chip label="Este mes" clickable aria-pressed color="primary" {...props} />
        <Chip
          label="Zona: Norte"
          aria-label="Quitar: Zona: Norte"
          onClick={fn()}
          onDelete={fn()}
          {...props}
        />
      </>
    ),
    { Disabled: { disabled: true } },
  ),
};
export const LongWords: Story = {
  args: { label: longWord, onDelete: fn() },
  decorators: [inside({ maxWidth: 240 })],
};
