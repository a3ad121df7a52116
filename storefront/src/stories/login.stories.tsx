import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { failure, type Handler } from '../testing/fake-api.ts';
import { type ShopMeta, type ShopStory, shopScreen } from '../testing/shop-screen.tsx';

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Login',
  tags: ['!autodocs'],
  args: { path: '/login' },
} satisfies ShopMeta;
export default meta;

const answering = (answer: Handler<'POST /auth/login'>, message: RegExp): ShopStory => ({
  args: { api: { 'POST /auth/login': answer } },
  play: async ({ canvas, userEvent }) => {
    fireEvent.change(await canvas.findByLabelText('Correo electrónico'), {
      target: { value: 'marta@esquina.test' },
    });
    fireEvent.change(canvas.getByLabelText('Contraseña'), { target: { value: 'Secreta1*' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    // Wait until the toast has slid in.
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
  },
});

export const Default: ShopStory = {};

export const WrongCredentials: ShopStory = answering(
  () => failure(401, 'CREDENCIALES_INCORRECTAS', 'Credenciales incorrectas. Por favor, intente nuevamente.'),
  /^Credenciales incorrectas/,
);

/** Shown on the page instead of in a toast, so that the user has time to read. */
export const PendingAccount: ShopStory = answering(
  () =>
    failure(
      403,
      'CUENTA_PENDIENTE',
      'Tu cuenta todavía no fue aprobada. Te avisaremos por correo electrónico cuando esté activa.',
    ),
  /^Tu cuenta todavía no fue aprobada/,
);
