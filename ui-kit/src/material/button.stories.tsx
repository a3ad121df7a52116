import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { states } from '../test/states.tsx';
import { inside, variants } from '../test/story-frames.tsx';

const meta = {
  title: 'Components/Controls/Button',
  component: Button,
  args: {
    children: 'Confirmar pedido',
    variant: 'contained',
    color: 'primary',
    size: 'medium',
    fullWidth: false,
    disabled: false,
    loading: false,
    onClick: fn(),
  },
  argTypes: {
    variant: { control: 'radio', options: ['contained', 'outlined', 'text'] },
    color: { control: 'radio', options: ['primary', 'secondary', 'error', 'inherit'] },
    size: { control: 'radio', options: ['small', 'medium', 'large'] },
  },
} satisfies Meta<ButtonProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: variants<ButtonProps>(Button, {
    'Contained: the main action': {},
    'Outlined: other actions': { variant: 'outlined', children: 'Volver a pedir' },
    'Text: a minor action': { variant: 'text', children: 'Cancelar' },
  }),
};
/** Error is for actions that remove something. Secondary is for minor ones; inherit takes the colour of an alert. */
export const Colours: Story = {
  parameters: { controls: { disable: true } },
  render: variants<ButtonProps>(Button, {
    'Contained, error': { color: 'error', children: 'Sí, eliminar' },
    'Outlined, error': { variant: 'outlined', color: 'error', children: 'Cancelar pedido' },
    'Text, error': { variant: 'text', color: 'error', children: 'Quitar el logo' },
    'Outlined, secondary': { variant: 'outlined', color: 'secondary', children: 'Ver las marcas' },
    'Text, secondary': { variant: 'text', color: 'secondary', children: 'Agregar una nota' },
    'Text, inherit': { variant: 'text', color: 'inherit', children: 'Reintentar' },
  }),
};
/** All sizes are at least 44 px high. Only text and padding differ. */
export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: variants<ButtonProps>(Button, {
    'Large: the one action of a form or the cart': { size: 'large' },
    Medium: {},
    'Small: beside a field or in an alert': { size: 'small', variant: 'text', children: 'Reintentar' },
  }),
};
export const WithIcon: Story = {
  parameters: { controls: { disable: true } },
  render: variants<ButtonProps>(Button, {
    Outlined: { variant: 'outlined', startIcon: <TuneOutlined />, children: 'Filtros' },
    Text: { variant: 'text', startIcon: <EditNoteOutlined />, children: 'Agregar una nota' },
    'Text, secondary': {
      variant: 'text',
      color: 'secondary',
      startIcon: <DeleteOutlined />,
      children: 'Vaciar el carrito',
    },
  }),
};
export const FullWidth: Story = {
  args: { fullWidth: true, size: 'large' },
  decorators: [inside({ maxWidth: 380 })],
};
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: states<ButtonProps>(
    (props) => (
      <>
        <Button variant="contained" {...props}>
          Guardar
        </Button>
        <Button variant="outlined" {...props}>
          Editar
        </Button>
        <Button variant="text" {...props}>
          Cancelar
        </Button>
      </>
    ),
    { Disabled: { disabled: true }, Busy: { loading: true } },
  ),
};
/** The spinner replaces the text or stands before it. The button keeps the focus and ignores clicks. */
export const Busy: Story = {
  args: { loading: true, children: 'Enviando...' },
  render: variants<ButtonProps>(Button, {
    'Spinner before the text': { loadingPosition: 'start' },
    'Spinner in place of the text': { variant: 'outlined', children: 'Reintentar' },
  }),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enviando...' });
    button.focus();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
/** With `href` the button is a link of the app. */
export const AsLink: Story = {
  args: { href: '#productos', variant: 'outlined', children: 'Ver los productos' },
};
export const LongWords: Story = {
  args: { children: `Agregar ${longWord} al carrito` },
  decorators: [inside({ width: 240, overflowWrap: 'anywhere' })],
};
