import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Settings',
  tags: ['!autodocs'],
  args: { path: '/panel-ajustes', role: 'admin' },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Default: PanelStory = {};
export const Loading: PanelStory = { args: { api: { 'GET /ajustes': pendingForever }, arrives: false } };
/** An invalid account number, and no bank. */
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

const drawing = (colour: string) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" viewBox="0 0 240 80"><circle cx="40" cy="40" r="36" fill="${colour}"/><rect x="90" y="24" width="150" height="32" fill="${colour}"/></svg>`,
    ],
    'logo.svg',
    { type: 'image/svg+xml' },
  );
const logoForm = async () => within(await screen.findByRole('region', { name: 'Logo de la tienda' }));

/** The preview: a light logo gets a background on paper, and none in the dark scheme. */
export const LogoChosen: PanelStory = {
  play: async () => {
    const part = await logoForm();
    await userEvent.upload(part.getByLabelText(/^Elige una imagen/), drawing('#fff7d6'));
    for (const name of [/^Claro/, /^Oscuro/]) {
      const scheme = within(await part.findByRole('group', { name }));
      const logo = scheme.getByRole('img', { name: 'Tierra Llana' });
      await expect(logo).toHaveAttribute('data-tone', 'claro');
      await waitFor(() => expect((logo as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    }
    part.getByRole('button', { name: 'Guardar logo' }).scrollIntoView({ block: 'end' });
  },
};
/** An unreadable file has no preview; the server reports the reason. */
export const LogoUnreadable: PanelStory = {
  play: async () => {
    const part = await logoForm();
    await userEvent.upload(
      part.getByLabelText(/^Elige una imagen/),
      new File(['x'], 'logo.png', { type: 'image/png' }),
    );
    await part.findByText(/^Al guardar reemplaza al logo/);
    await expect(part.queryByRole('figure')).toBeNull();
  },
};
