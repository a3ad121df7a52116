import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { refuse } from '../testing/api-fake.ts';
import { never, type PanelScreenArgs, type PanelStory, panelScreen } from '../testing/panel-screen.tsx';

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Login',
  tags: ['!autodocs'],
  args: { path: '/login', role: null },
} satisfies Meta<PanelScreenArgs>;
export default meta;

async function logIn(password: string) {
  await userEvent.type(screen.getByLabelText('Email'), 'empleado@tienda.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

export const Default: PanelStory = {};

export const FieldsMissing: PanelStory = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await screen.findByText('El email es obligatorio')).toBeVisible();
  },
};

/** The toast of the document, which goes; and the same at the form, which stays. */
export const WrongCredentials: PanelStory = {
  play: async () => {
    await logIn('otra-clave');
    const told = await screen.findAllByText('Credenciales incorrectas. Por favor, intente nuevamente.');
    await expect(told).toHaveLength(2);
  },
};

/** The server's own words, at the form: they are to be read in peace. */
export const AccountPending: PanelStory = {
  args: {
    api: {
      'POST /auth/login': () =>
        refuse(403, 'CUENTA_PENDIENTE', 'Tu cuenta todavía no fue aprobada. Te avisaremos por email.'),
    },
  },
  play: async () => {
    await logIn('Demo1234*');
    await expect(await screen.findByText(/todavía no fue aprobada/)).toBeVisible();
  },
};

export const Busy: PanelStory = {
  args: { api: { 'POST /auth/login': never } },
  play: async () => {
    await logIn('Demo1234*');
    await expect(await screen.findByRole('button', { name: 'Iniciando sesión…' })).toBeDisabled();
  },
};
