import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Frame/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Solo para lectores de pantalla' },
  render: (args) => (
    <p>
      Aquí hay algo más: <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
