import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { states } from '../test/states.tsx';
import { variants } from '../test/story-frames.tsx';

const meta = {
  title: 'Components/Controls/IconButton',
  component: IconButton,
  args: {
    'aria-label': 'Quitar de la lista: Almendras',
    title: 'Quitar',
    children: <DeleteOutlined />,
    color: 'default',
    disabled: false,
    onClick: fn(),
  },
  argTypes: {
    color: { control: 'radio', options: ['default', 'primary'] },
    children: { control: false },
  },
} satisfies Meta<IconButtonProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: variants<IconButtonProps>(IconButton, {
    'Default: takes the colour of the text around it': {},
    'Primary: something is set': {
      color: 'primary',
      'aria-label': 'Te avisaremos cuando vuelva: Almendras',
      title: 'Te avisaremos cuando vuelva',
      children: <NotificationsActiveOutlined />,
    },
    'Small icon, same target': { children: <DeleteOutlined fontSize="small" /> },
    'Disabled: first or last of a list': {
      disabled: true,
      'aria-label': 'Bajar: Almendras',
      title: 'Bajar',
      children: <ArrowDownwardOutlined />,
    },
  }),
};
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: states<IconButtonProps>(
    (props) => (
      <IconButton aria-label="Quitar: Almendras" {...props}>
        <DeleteOutlined />
      </IconButton>
    ),
    { Disabled: { disabled: true } },
  ),
};

function Notice({ onClick }: IconButtonProps) {
  const [waits, setWaits] = useState(false);
  return (
    <IconButton
      aria-label="Avisarme cuando vuelva: Almendras"
      aria-pressed={waits}
      title="Avisarme cuando vuelva"
      color={waits ? 'primary' : 'default'}
      onClick={(event) => {
        setWaits(!waits);
        onClick?.(event);
      }}
    >
      {waits ? <NotificationsActiveOutlined /> : <NotificationsOutlined />}
    </IconButton>
  );
}
/** The name stays, `aria-pressed` and the icon change. */
export const Toggle: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => <Notice {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Avisarme cuando vuelva: Almendras', pressed: false });
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveFocus();
  },
};
