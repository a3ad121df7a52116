import EditOutlined from '@mui/icons-material/EditOutlined';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { inside, variants } from '../test/story-frames.tsx';

const meta = {
  title: 'Components/Controls/Alert',
  component: Alert,
  args: {
    severity: 'warning',
    children: 'Algunos precios cambiaron desde que agregaste los productos. El total es el de hoy.',
  },
  argTypes: { severity: { control: 'radio', options: ['info', 'success', 'warning', 'error'] } },
} satisfies Meta<AlertProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Severities: Story = {
  parameters: { controls: { disable: true } },
  render: variants<AlertProps>(Alert, {
    'Info: good to know': { severity: 'info', children: 'Tu tienda todavía no tiene productos.' },
    'Success: an answer that stays on the page': {
      severity: 'success',
      children: 'La distribuidora aceptó el cambio que pediste.',
    },
    'Warning: the user should check something': { severity: 'warning' },
    'Error: something failed': { severity: 'error', children: 'No pudimos traer tus pedidos.' },
  }),
};
const onRetry = fn();
/** The button takes the colour of the alert. */
export const WithAction: Story = {
  args: {
    severity: 'error',
    children: 'No pudimos traer tus pedidos.',
    action: (
      <Button color="inherit" onClick={onRetry}>
        Reintentar
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const WithContents: Story = {
  parameters: { controls: { disable: true } },
  render: variants<AlertProps>(Alert, {
    'Title and list': {
      children: (
        <>
          <AlertTitle>Almacén Sur pide un cambio</AlertTitle>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            <li>Almendras: de 4 a 6</li>
            <li>Lentejas: quitar</li>
          </ul>
        </>
      ),
    },
    'Link in the sentence': {
      children: (
        <>
          Este enlace ya no sirve. <Link href="#otro">Pedir otro enlace</Link>
        </>
      ),
    },
    'Its own icon': {
      severity: 'info',
      role: 'presentation',
      icon: <EditOutlined fontSize="inherit" />,
      children: 'Ana está editando este pedido.',
    },
  }),
};
export const LongWords: Story = {
  args: { severity: 'info', children: longWord },
  decorators: [inside({ maxWidth: 320, overflowWrap: 'anywhere' })],
};
