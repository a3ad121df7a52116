import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import type { MisListas } from 'api-client/storefront';
import { useState } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { productsText } from '../../shared/cart/cart.ts';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { listHref, listsLink, usualLink } from '../../shared/links.ts';
import { myLists } from '../../shared/lists/queries.ts';
import { LoneLink } from '../../shared/lone-link.tsx';
import { useSession } from '../../shared/session/session.ts';
import { NameDialogSlot } from './name-dialog-slot.tsx';

export function ListsPage() {
  const { authenticated } = useSession();
  const navigate = useNavigate();
  const [naming, setNaming] = useState(false);
  const create = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setNaming(true)}>
      Crear una lista
    </Button>
  );
  return (
    <PageContainer width="form" sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle
        lead="Lo que pides junto, con tus cantidades: el pedido semanal, la feria, las fiestas."
        actions={
          <Button href={usualLink.href} variant="outlined">
            {usualLink.label}
          </Button>
        }
      >
        {listsLink.label}
      </PageTitle>
      <ListBoundary
        options={myLists()}
        enabled={authenticated}
        listKey="listas"
        errorText="No pudimos cargar tus listas."
        fallback={<LoadingDots showLabel />}
      >
        {({ listas }) =>
          listas.length === 0 ? (
            <EmptyState
              title="Todavía no tienes listas."
              text="Crea una, o guarda como lista lo que tienes en el carrito o en un pedido: la próxima vez va al carrito de un toque."
              action={create}
            />
          ) : (
            <>
              <Lists listas={listas} />
              {create}
            </>
          )
        }
      </ListBoundary>
      <NameDialogSlot
        open={naming}
        onClose={() => setNaming(false)}
        onSaved={({ lista_id }) => void navigate({ to: listHref(lista_id) })}
      />
    </PageContainer>
  );
}

const Lists = ({ listas }: MisListas) => (
  <Stack component="ul" aria-label={listsLink.label} sx={{ listStyle: 'none', m: 0, mb: 6, p: 0 }}>
    {listas.map(({ lista_id, nombre, productos }) => (
      <Stack
        component="li"
        key={lista_id}
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 4,
          py: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <LoneLink
          href={listHref(lista_id)}
          underline="hover"
          sx={{ fontWeight: 'fontWeightBold', minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}
        >
          {nombre}
        </LoneLink>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
          {productsText(productos)}
        </Typography>
      </Stack>
    ))}
  </Stack>
);
