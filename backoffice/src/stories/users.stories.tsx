import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refuse } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import { hardUsuarios } from '../testing/hard-data.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Users',
  tags: ['!autodocs'],
  args: { path: '/panel-usuarios' },
} satisfies Meta<PanelScreenArgs>;
export default meta;

const INACTIVE = '/panel-usuarios?inactivos=true';
const role = { name: /^Asignar Rol Empleado/ };

/** Waits for the fade-in. */
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function askForAlta() {
  await userEvent.click(await screen.findByRole('button', { name: 'Dar de alta: Cintia Mansilla' }));
  return within(await screen.findByRole('alertdialog', { name: '¿Quieres dar de alta a este usuario?' }));
}
async function confirmAlta() {
  const asked = await askForAlta();
  await userEvent.click(asked.getByRole('button', { name: 'Sí, confirmar' }));
}

export const ActiveForAnEmployee: PanelStory = {
  play: async () => {
    await screen.findByText('Marta Echeverría');
    await expect(screen.queryAllByRole('button', role)).toHaveLength(0);
  },
};
/** An additional action; it is unavailable for the own account and for staff, with the reason on focus. */
export const ActiveForAnAdmin: PanelStory = {
  args: { role: 'admin' },
  play: async () => {
    await screen.findByText('Marta Echeverría');
    await expect(screen.getAllByRole('button', role)).toHaveLength(10);
  },
};
export const Inactive: PanelStory = { args: { path: INACTIVE } };
export const Found: PanelStory = { args: { path: '/panel-usuarios?term=diet%C3%A9tica' } };
export const NothingFound: PanelStory = { args: { path: '/panel-usuarios?term=ferreter%C3%ADa' } };
export const HardCases: PanelStory = { args: { role: 'admin', shop: { usuarios: hardUsuarios } } };
export const Loading: PanelStory = { args: { api: { 'GET /usuarios': pendingForever }, arrives: false } };

export const Desk: PanelStory = { args: { path: '/solicitudes' } };
export const DeskHardCases: PanelStory = {
  args: {
    path: '/solicitudes',
    shop: { usuarios: hardUsuarios.map((usuario) => ({ ...usuario, dado_de_alta: false })) },
  },
};
export const DeskEmpty: PanelStory = { args: { path: '/solicitudes', shop: { usuarios: [] } } };

export const DetailsOpen: PanelStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver datos: Noelia Ferreyra' }));
    await screen.findByRole('dialog', { name: 'Noelia Ferreyra' });
    await shows('Av. de Mayo 312, Pergamino');
  },
};

export const ConfirmingAlta: PanelStory = {
  args: { path: INACTIVE },
  play: async () => {
    const asked = await askForAlta();
    await waitFor(() => expect(asked.getByText('Cintia Mansilla')).toBeVisible());
  },
};
/** The popup shows for 2.5 s; then the start page opens. */
export const AltaDone: PanelStory = {
  args: { path: INACTIVE },
  play: async () => {
    await confirmAlta();
    await shows('El usuario ha sido activado exitosamente.');
  },
};
export const AltaFailed: PanelStory = {
  args: {
    path: INACTIVE,
    api: {
      'PATCH /usuarios/alta/:id': () =>
        refuse(
          409,
          'VERSION_DESACTUALIZADA',
          'Otra persona guardó cambios antes. Revisa los datos actuales.',
        ),
    },
  },
  play: async () => {
    await confirmAlta();
    await shows('Hubo un problema al intentar dar de alta al usuario.');
  },
};
export const AltaCancelled: PanelStory = {
  args: { path: INACTIVE },
  play: async () => {
    const asked = await askForAlta();
    await userEvent.click(asked.getByRole('button', { name: 'No, cancelar' }));
    await shows('El usuario no fue dado de alta.');
  },
};

async function askForRefusal() {
  await userEvent.click(await screen.findByRole('button', { name: 'Rechazar: Cintia Mansilla' }));
  return within(await screen.findByRole('alertdialog', { name: '¿Quieres rechazar esta solicitud?' }));
}
/** A rejection with a reason, which is mailed to the applicant. */
export const RefusingARequest: PanelStory = {
  args: { path: INACTIVE },
  play: async () => {
    const asked = await askForRefusal();
    await userEvent.type(asked.getByRole('textbox', { name: /Motivo/ }), 'El CUIT no existe.');
  },
};
export const RequestRefused: PanelStory = {
  args: { path: INACTIVE },
  play: async () => {
    const asked = await askForRefusal();
    await userEvent.type(asked.getByRole('textbox', { name: /Motivo/ }), 'El CUIT no existe.');
    await userEvent.click(asked.getByRole('button', { name: 'Sí, rechazar' }));
    await shows('La solicitud ha sido rechazada exitosamente.');
    await waitFor(() => expect(screen.queryByText('Cintia Mansilla')).toBeNull());
  },
};
/** Keyboard and tap show why an action is unavailable. */
export const WhyNot: PanelStory = {
  args: { role: 'admin' },
  play: async () => {
    const own = await screen.findByRole('button', { name: 'Dar de baja: Valeria Sánchez' });
    own.focus();
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent('No puedes desactivar tu propia cuenta.'),
    );
  },
};

const invites = { name: 'Invitar a un empleado' };
const ROL = { ...{ rol_id: id(5), nombre: 'Depósito', areas: ['empaque'] }, ...{ usuarios: 1, version: 1 } };
const invitingApi = { 'GET /roles-personal': () => ({ roles: [ROL], total: 1 }) };

/** Opened by the link of the first steps. */
export const Inviting: PanelStory = {
  args: { role: 'admin', path: '/panel-usuarios#invitar', api: invitingApi },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', invites));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Rol/ })).toBeEnabled());
  },
};
export const InvitingSomebodyKnown: PanelStory = {
  args: {
    ...Inviting.args,
    api: {
      ...invitingApi,
      'POST /empleados': () =>
        refuse(409, 'EMAIL_EN_USO', 'Ese correo ya tiene una cuenta.', [
          { field: 'email', message: 'Ese correo ya tiene una cuenta.' },
        ]),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', invites));
    const fill = (name: RegExp, value: string) =>
      userEvent.type(dialog.getByRole('textbox', { name }), value);
    await fill(/^Nombre/, 'Eva');
    await fill(/^Apellido/, 'Luna');
    await fill(/^Correo/, 'eva@tienda.test');
    await fill(/^CUIL/, '27301234569');
    await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
    await waitFor(() => expect(dialog.getAllByText('Ese correo ya tiene una cuenta.')[0]).toBeVisible());
  },
};
