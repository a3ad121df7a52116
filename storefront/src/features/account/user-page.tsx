import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { type Usuario, usuariosGetOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';
import { DetailsCard } from 'ui-kit/details-card';
import { formatCuit } from 'ui-kit/forms/cuit';
import { AccountPage } from '../../shared/account-page.tsx';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { links, usualLink } from '../../shared/links.ts';
import { listsLink } from '../../shared/lists/lists-link.ts';
import { quickOrderLink } from '../../shared/quick-order-link.ts';
import { logOut, sessionUserId } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** What is known, and beside it on a wide window what can be done. */
const columns = ({ spacing, breakpoints }: Theme) => ({
  display: 'grid',
  gap: spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: { gridTemplateColumns: `minmax(0, 1fr) ${spacing(80)}`, gap: spacing(12) },
});

/** One's own data, the way to one's orders, and the way out. */
export function UserPage() {
  const { authenticated } = useSession();
  const navigate = useNavigate();
  const id = authenticated ? sessionUserId() : null;
  return (
    <AccountPage wide title="Datos de usuario">
      <Box sx={columns}>
        <ListBoundary
          options={callOptions<Usuario>(usuariosGetOptions({ path: { id: id ?? '' } }))}
          enabled={id !== null}
          listKey={`usuario-${id}`}
          errorText="No se han encontrado un usuario."
          fallback={<UserSkeleton />}
        >
          {(usuario) => <User usuario={usuario} />}
        </ListBoundary>
        <Stack spacing={3}>
          <Button href={links.misPedidos} variant="contained" size="large">
            Mis pedidos
          </Button>
          <Button href={usualLink.href} variant="outlined" size="large">
            {usualLink.label}
          </Button>
          <Button href={listsLink.href} variant="outlined" size="large">
            {listsLink.label}
          </Button>
          <Button href={links.miCuentaCorriente} variant="outlined" size="large">
            Cuenta corriente
          </Button>
          <Button href={links.listaDePrecios} variant="outlined" size="large">
            Lista de precios
          </Button>
          <Button href={quickOrderLink.href} variant="outlined" size="large">
            {quickOrderLink.label}
          </Button>
          <Button href={links.cuenta} variant="outlined" size="large">
            Ajustes de tu cuenta
          </Button>
          <Button
            variant="outlined"
            size="large"
            disabled={!authenticated}
            onClick={() => {
              logOut();
              void navigate({ to: '/login' });
            }}
          >
            Cerrar sesión
          </Button>
        </Stack>
      </Box>
    </AccountPage>
  );
}

const fields = ['Nombre', 'Apellido', 'DNI', 'Comercio', 'Teléfono', 'Correo electrónico'];

function User({ usuario }: { usuario: Usuario }) {
  const values = [
    usuario.nombre,
    usuario.apellido,
    formatCuit(String(usuario.dni)),
    usuario.nombre_comercio,
    usuario.telefono,
    usuario.email,
  ];
  return <DetailsCard details={fields.map((label, place) => ({ label, value: values[place] }))} />;
}

function UserSkeleton() {
  return (
    <div aria-busy>
      <DetailsCard details={fields.map((label) => ({ label, value: <Skeleton width="70%" /> }))} />
    </div>
  );
}
