import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { type Usuario, usuariosGetOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';
import { DetailsCard } from 'ui-kit/details-card';
import { formatCuit } from 'ui-kit/forms/cuit';
import { AccountPage } from '../../shared/account-page.tsx';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { links, listsLink, quickOrderLink, usualLink } from '../../shared/links.ts';
import { Room } from '../../shared/room.ts';
import { logOut, sessionUserId, useSession } from '../../shared/session/session.ts';
import { OwnTerms } from './own-terms.tsx';

/** The user's data, the actions beside the data where there is room, and the terms last: some users have none. */
const Columns = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: spacing(6, 12),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 45em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Ways = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10em), 1fr))',
}));

export function UserPage() {
  const { authenticated } = useSession();
  const navigate = useNavigate();
  const id = authenticated ? sessionUserId() : null;
  return (
    <AccountPage wide title="Datos de usuario">
      <Room>
        <Columns>
          <ListBoundary
            options={callOptions<Usuario>(usuariosGetOptions({ path: { id: id ?? '' } }))}
            enabled={id !== null}
            listKey={`usuario-${id}`}
            errorText="No se han encontrado un usuario."
            fallback={<UserSkeleton />}
          >
            {(usuario) => <User usuario={usuario} />}
          </ListBoundary>
          <Ways>
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
          </Ways>
          <OwnTerms />
        </Columns>
      </Room>
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
