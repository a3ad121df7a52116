import { BackButton } from 'ui-kit/back-button';
import { PageTitle } from 'ui-kit/page-title';
import { ButtonLink } from '../../shared/links.tsx';
import { AltaClienteForm } from './alta-cliente-form.tsx';
import { useChooseCliente } from './use-choose-cliente.ts';

/** 'Alta de cliente y Datos del Remito': registers a new customer and gives them the cart. */
export function AltaClientePage() {
  const choose = useChooseCliente();
  return (
    <>
      <PageTitle
        before={<BackButton href="/pedido-nuevo" />}
        lead="Con estos datos se imprime el remito. La cuenta queda pendiente: para que el cliente pueda entrar a la tienda, dale de alta en Área de Usuarios."
        actions={
          <ButtonLink to="/pedido-nuevo/buscar" variant="outlined">
            Buscar usuario
          </ButtonLink>
        }
      >
        Alta de cliente y Datos del Remito
      </PageTitle>
      <AltaClienteForm onAlta={choose} />
    </>
  );
}
