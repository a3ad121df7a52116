import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { refuse } from '../testing/api-fake.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

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

/** The document's toast, which disappears, and the form's text, which stays. */
export const WrongCredentials: PanelStory = {
  play: async () => {
    await logIn('otra-clave');
    const told = await screen.findAllByText('Credenciales incorrectas. Por favor, intente nuevamente.');
    await expect(told).toHaveLength(2);
  },
};

/** The server's message at the form, which stays. */
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
  args: { api: { 'POST /auth/login': pendingForever } },
  play: async () => {
    await logIn('Demo1234*');
    await expect(await screen.findByRole('button', { name: 'Iniciando sesión…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const link = '/restablecer-password#token=llave';
/** The target of the mailed link for staff. */
export const NewPassword: PanelStory = {
  args: { path: link },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Contraseña nueva'), 'Girasol1');
    await expect(screen.getByText('3 de 4 requisitos cumplidos')).toBeInTheDocument();
  },
};
export const NewPasswordTooLate: PanelStory = {
  args: {
    path: link,
    api: {
      'POST /auth/reset-password': () =>
        refuse(400, 'ENLACE_INVALIDO', 'El enlace no es válido o ya venció. Solicita uno nuevo.'),
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Contraseña nueva'), 'Girasol-2031*');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    await expect(await screen.findByText(/Este enlace ya no sirve\./)).toBeVisible();
  },
};
export const NewPasswordWithoutKey: PanelStory = { args: { path: '/restablecer-password' } };
/** A user, maybe another one, is logged in. */
export const NewPasswordLoggedIn: PanelStory = { args: { path: link, role: 'empleado' } };
