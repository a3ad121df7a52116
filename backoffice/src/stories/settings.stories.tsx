import type { Meta } from '@storybook/react-vite';
import { fireEvent, screen, userEvent, within } from 'storybook/test';
import { never, type PanelScreenArgs, type PanelStory, panelScreen } from '../testing/panel-screen.tsx';

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Settings',
  tags: ['!autodocs'],
  args: { path: '/panel-ajustes', role: 'admin' },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Default: PanelStory = {};
export const Loading: PanelStory = { args: { api: { 'GET /ajustes': never }, arrives: false } };
/** A number that a bank would not take, and no bank. */
export const WrongAccount: PanelStory = {
  play: async () => {
    const part = within(await screen.findByRole('region', { name: 'Cuenta para transferencias' }));
    fireEvent.change(part.getByRole('textbox', { name: /^CBU/ }), {
      target: { value: '2850590940090418135202' },
    });
    await userEvent.click(part.getByRole('button', { name: 'Guardar cuenta bancaria' }));
    await part.findAllByText('El banco es obligatorio.');
  },
};
