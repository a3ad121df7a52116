import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import NewReleasesOutlined from '@mui/icons-material/NewReleasesOutlined';
import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { FLAG_TEXTS, type Producto, type ProductoFlag } from 'api-client/backoffice';
import { type DataColumn, onlyOnCards } from 'ui-kit/data-table';
import { StockIcon } from 'ui-kit/stock-icon';
import { cachedElement } from 'ui-kit/theme/cached-element';
import { touchTarget } from 'ui-kit/theme/tokens';
import { RowAction, RowActions, RowLink } from '../../shared/row-action.tsx';
import { RowIconButton } from '../../shared/row-button.tsx';
import { RowTooltip } from '../../shared/row-tooltip.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import type { RowLayout } from '../../shared/use-row-layout.ts';
import { useEditProducto } from './edit-in-place.tsx';
import { PrecioCell } from './precio-cell.tsx';
import { ProductoName } from './producto-name.tsx';

interface ColumnsOptions {
  layout: RowLayout;
  onToggle: (producto: Producto) => void;
}

/**
 * The columns; with enough width the flags have one. On a card all actions are in one line below the name,
 * which links to the edit.
 */
export const productosColumns = (options: ColumnsOptions): readonly DataColumn<Producto>[] => {
  const { hasFewColumns, showsCards } = options.layout;
  const flags: DataColumn<Producto> = {
    key: 'flags',
    header: 'En la tienda',
    width: 'fit',
    cell: (producto) => <FlagsCell producto={producto} />,
  };
  const stock: DataColumn<Producto> = {
    key: 'disponible',
    header: 'Stock',
    width: 'fit',
    cell: (producto) => <DisponibleCell producto={producto} />,
  };
  return [
    {
      key: 'producto',
      header: 'Producto',
      phone: 'title',
      cell: (producto) => <ProductoName producto={producto} isEditable={!hasFewColumns && !showsCards} />,
    },
    {
      key: 'precio',
      header: 'Precio',
      align: 'right',
      width: 134,
      phone: 'aside',
      cell: (producto) => <PrecioCell producto={producto} />,
    },
    ...(showsCards ? [] : [stock]),
    ...(showsCards || hasFewColumns ? [] : [flags]),
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      phone: 'tools',
      cell: (producto) => <ProductoActions producto={producto} {...options} />,
    },
  ];
};

/** A taller touch target without a visible change. */
const TallSwitch = styled(Switch)({
  overflow: 'visible',
  '& .MuiSwitch-input': { insetBlockStart: '50%', height: touchTarget, transform: 'translateY(-50%)' },
});

/** On a card the switch has a label; without space 'Sin stock' beside the name replaces it. */
const NameRow = cachedElement('span', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > span:first-of-type': {
    ...theme.typography.body2,
    marginInlineEnd: theme.spacing(-2),
    color: theme.tokens.palette.text.secondary,
    '@container (max-width: 22em)': { display: 'none' },
  },
}));

/** Toggles whether a product is available. */
function DisponibleCell({ producto }: { producto: Producto }) {
  const { nombre, disponible, esta_activo } = producto;
  const { mutate, isPending, variables } = useEditProducto(producto, {
    tell: (changed) => `${nombre}: ${changed.disponible ? 'con stock' : 'sin stock'}.`,
  });
  // Inactive products can't be edited.
  if (!esta_activo) return <StockIcon available={disponible} />;
  return (
    <NameRow>
      <span {...{ [onlyOnCards]: '' }} aria-hidden>
        Stock
      </span>
      <TallSwitch
        checked={isPending ? (variables.disponible ?? disponible) : disponible}
        onChange={(_event, next) => mutate({ disponible: next })}
        slotProps={{ input: { 'aria-label': `Disponible: ${nombre}` } }}
      />
    </NameRow>
  );
}

/** Icons of the flags, in the order of the list. */
const FLAG_ICONS: Record<ProductoFlag, typeof StarOutlineOutlined> = {
  producto_destacado: StarOutlineOutlined,
  en_promocion: LocalOfferOutlined,
  nuevo_ingreso: NewReleasesOutlined,
};
const FLAGS = Object.keys(FLAG_ICONS) as ProductoFlag[];

const Row = cachedElement('div', () => ({ display: 'flex' }));

/** Toggle buttons for the product's flags. */
const FlagsCell = ({ producto }: { producto: Producto }) => (
  <Row>
    {FLAGS.map((flag) => (
      <Flag key={flag} producto={producto} flag={flag} />
    ))}
  </Row>
);

function Flag({ producto, flag }: { producto: Producto; flag: ProductoFlag }) {
  const { title, set, cleared } = FLAG_TEXTS[flag];
  const Icon = FLAG_ICONS[flag];
  const { nombre, esta_activo } = producto;
  const { may } = usePermisos();
  const { mutate, isPending, variables } = useEditProducto(producto, {
    tell: (changed) => `${nombre}: ${changed[flag] ? set : cleared}.`,
  });
  const stored = producto[flag] === true;
  const on = isPending ? (variables[flag] ?? stored) : stored;
  return (
    <RowTooltip title={title}>
      <span>
        <RowIconButton
          aria-label={`${title}: ${nombre}`}
          aria-pressed={on}
          // Inactive products can't be edited, and a promotion changes the price.
          disabled={!esta_activo || (flag === 'en_promocion' && !may('productos.update.precio'))}
          onClick={() => mutate({ [flag]: !on })}
        >
          <Icon fontSize="small" />
        </RowIconButton>
      </span>
    </RowTooltip>
  );
}

interface ProductoActionsProps {
  producto: Producto;
  layout: RowLayout;
  onToggle: (producto: Producto) => void;
}

/** Edit, copy, and activate or deactivate. On a card the name links to the edit, and the switches come first. */
function ProductoActions({ producto, layout, onToggle }: ProductoActionsProps) {
  const { esta_activo, nombre, producto_id } = producto;
  const { may } = usePermisos();
  const Icon = esta_activo ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <RowActions>
      {layout.showsCards ? (
        <>
          <DisponibleCell producto={producto} />
          <FlagsCell producto={producto} />
        </>
      ) : (
        <RowLink
          label="Editar"
          context={nombre}
          icon={<EditOutlined />}
          iconOnly={layout.showsIconsOnly}
          refusal={!esta_activo && 'Actívalo para poder editarlo.'}
          to="/editar-producto/$producto_id"
          params={{ producto_id }}
        />
      )}
      {!layout.hasFewColumns && may('productos.copiar') && (
        <RowLink
          label="Duplicar"
          context={nombre}
          icon={<ContentCopyOutlined />}
          iconOnly
          to="/crear-producto"
          search={{ original: producto_id }}
        />
      )}
      <RowAction
        label={esta_activo ? 'Desactivar' : 'Activar'}
        context={nombre}
        icon={<Icon />}
        iconOnly={layout.showsIconsOnly || layout.showsCards}
        onClick={() => onToggle(producto)}
      />
    </RowActions>
  );
}
