import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { failure } from '../testing/fake-api.ts';
import { type ShopMeta, type ShopStory, shopScreen } from '../testing/shop-screen.tsx';

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Password',
  tags: ['!autodocs'],
  args: { path: '/olvide-password' },
} satisfies ShopMeta;
export default meta;

type Play = NonNullable<ShopStory['play']>;

const send =
  (label: string, value: string, button: string): Play =>
  async ({ canvas, userEvent }) => {
    fireEvent.change(await canvas.findByLabelText(label), { target: { value } });
    await userEvent.click(canvas.getByRole('button', { name: button }));
  };
const ask = send('Correo electrónico', 'marta@esquina.test', 'Enviar');
const change = send('Contraseña nueva', 'Secreta1*', 'Restablecer');

export const Forgotten: ShopStory = {};

/** Shown for five seconds, then the page leaves. */
export const LinkSent: ShopStory = {
  args: {
    api: {
      'POST /auth/request-password-reset': () => ({
        message: 'Si este correo está registrado, recibirás un enlace de recuperación.',
      }),
    },
  },
  play: async (context) => {
    await ask(context);
    await context.canvas.findByRole('heading', { name: 'Revisa tu correo' });
  },
};

export const AlreadyAsked: ShopStory = {
  args: {
    api: {
      'POST /auth/request-password-reset': () =>
        failure(
          429,
          'RESET_YA_SOLICITADO',
          'Ya has solicitado restablecer tu contraseña. Inténtalo más tarde.',
        ),
    },
  },
  play: async (context) => {
    await ask(context);
    await waitFor(() => expect(screen.getByText(/^Ya has solicitado/)).toBeVisible());
  },
};

const withKey = '/restablecer-password?token=llave';

export const NewPassword: ShopStory = { args: { path: withKey } };

/** The rules show their state; sending shows what is missing. */
export const Mistakes: ShopStory = {
  args: { path: withKey },
  play: async (context) => {
    await send('Contraseña nueva', 'sinmayuscula1', 'Restablecer')(context);
    await expect(await context.canvas.findByText(/^La contraseña debe incluir/)).toBeVisible();
  },
};

export const Changed: ShopStory = {
  args: { path: withKey, api: { 'POST /auth/reset-password': () => ({ message: 'Listo.' }) } },
  play: async (context) => {
    await change(context);
    await context.canvas.findByRole('heading', { name: 'Ya puedes entrar' });
  },
};

export const UsedLink: ShopStory = {
  args: {
    path: withKey,
    api: {
      'POST /auth/reset-password': () =>
        failure(400, 'ENLACE_INVALIDO', 'El enlace no es válido o ya venció. Solicita uno nuevo.'),
    },
  },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
  },
};

/** The address has no token. */
export const WithoutKey: ShopStory = { args: { path: '/restablecer-password' } };
