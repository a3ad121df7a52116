import { expect, fireEvent } from 'storybook/test';
import { usuario } from '../testing/data.ts';
import { failure } from '../testing/fake-api.ts';
import { type ShopMeta, type ShopStory, shopScreen } from '../testing/shop-screen.tsx';
import { fakeToken } from '../testing/token.ts';

const meta = {
  ...shopScreen,
  title: 'Screens/Storefront/Registration',
  tags: ['!autodocs'],
  args: { path: '/register' },
} satisfies ShopMeta;
export default meta;

const fill =
  (values: Record<string, string>): NonNullable<ShopStory['play']> =>
  async ({ canvas, userEvent }) => {
    for (const [label, value] of Object.entries(values)) {
      // Set each value at once; typing is covered by the fields' own stories.
      fireEvent.change(await canvas.findByLabelText(label), { target: { value } });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar solicitud' }));
  };

const complete = fill({
  'Nombre del comercio': 'Dietética La Esquina',
  Nombre: 'Marta',
  Apellido: 'Echeverría',
  'CUIT/CUIL': '27-23456789-1',
  Teléfono: '2477 410000',
  'Domicilio fiscal': 'Mitre 450, Pergamino',
  'Correo electrónico': 'marta@esquina.test',
  Contraseña: 'Secreta1*',
});

export const Default: ShopStory = {};

/** Incomplete form: each field shows its error, the password its open rules. */
export const Mistakes: ShopStory = {
  play: async (context) => {
    await fill({ Nombre: 'Marta', 'CUIT/CUIL': '2723', Contraseña: 'sinmayuscula1' })(context);
    await expect(await context.canvas.findByText('El DNI debe tener entre 11 dígitos.')).toBeVisible();
  },
};

const TAKEN = 'Ya existe una cuenta con este correo electrónico.';

export const TakenEmail: ShopStory = {
  args: {
    api: {
      'POST /usuarios': () => failure(409, 'EMAIL_EN_USO', TAKEN, [{ field: 'email', message: TAKEN }]),
    },
  },
  play: async (context) => {
    await complete(context);
    await expect(await context.canvas.findByText(TAKEN)).toBeVisible();
  },
};

/** Shown for five seconds, then the page leaves. */
export const Received: ShopStory = {
  args: {
    api: { 'POST /usuarios': () => ({ usuario_id: usuario.usuario_id, token: fakeToken() }) },
  },
  play: async (context) => {
    await complete(context);
    await context.canvas.findByRole('heading', { name: 'Recibimos tu solicitud' });
  },
};
