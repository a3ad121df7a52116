import DriveFileRenameOutlineOutlined from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import { imageSources, type Producto } from 'api-client/backoffice';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { Tag } from 'ui-kit/tag';
import { cachedElement } from 'ui-kit/theme/cached-element';
import { NameLink } from '../../shared/name-link.tsx';
import { RowIconButton } from '../../shared/row-button.tsx';
import { RowPicture, Tags } from '../../shared/row-picture.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';

interface ProductoNameProps {
  producto: Producto;
  /** Whether the name can be edited in place. */
  isEditable: boolean;
}

/**
 * Picture, name, reasons why it is not sold, code, brand and categories. An active product's name links to the edit.
 */
export function ProductoName({ producto, isEditable }: ProductoNameProps) {
  const [imagen] = producto.imagenes;
  const name = (
    <>
      {producto.esta_activo ? (
        <NameLink to="/editar-producto/$producto_id" params={{ producto_id: producto.producto_id }}>
          {producto.nombre}
        </NameLink>
      ) : (
        producto.nombre
      )}
      <Tags>
        {!producto.esta_activo && <Tag>Inactivo</Tag>}
        {!producto.disponible && <Tag>Sin stock</Tag>}
      </Tags>
    </>
  );
  return (
    <RowPicture source={imagen && imageSources(imagen)}>
      <TwoLines>
        {isEditable && producto.esta_activo ? <NombreCell producto={producto}>{name}</NombreCell> : name}
        <Facts>
          <SecondLine>{listFacts(producto).join(' · ')}</SecondLine>
        </Facts>
      </TwoLines>
    </RowPicture>
  );
}

/** On a card the facts continue on the name's last line: most names wrap. */
const Facts = cachedElement('div', ({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'inline',
    '& > p': { display: 'inline' },
    '&::before': { content: '" "' },
  },
}));

const listFacts = ({ codigo, marca, categorias }: Producto): string[] => [
  ...(codigo ? [codigo] : []),
  marca.nombre,
  categorias.map(({ nombre }) => nombre).join(', '),
];

const nombreField = lateView(async () => (await import('./nombre-field.tsx')).NombreField);

const NameRow = cachedElement('span', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  // Extends the clickable area of a short name.
  gap: theme.spacing(2),
  '& > span': { minWidth: 0 },
  // Does not make the row higher.
  '& > button': {
    flexShrink: 0,
    marginBlock: theme.spacing(-2.5),
    color: theme.tokens.palette.text.secondary,
  },
  // With a mouse the button shows on hover; touch and keyboard always show it.
  '@media (hover: hover)': {
    '& > button': { opacity: 0 },
    'tr:hover &, tr:focus-within &': { '& > button': { opacity: 1 } },
  },
}));

interface NombreCellProps {
  producto: Producto;
  /** The name as text. */
  children: ReactNode;
}

/** A product's name; a click turns it into a field. */
function NombreCell({ producto, children }: NombreCellProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const wasOpen = useRef(false);
  // Return the keyboard focus to the button.
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const Field = useLateView(nombreField, open, close);
  if (open && Field) return <Field producto={producto} onClose={close} />;
  return (
    <NameRow>
      <span>{children}</span>
      <RowIconButton
        ref={opener}
        size="small"
        title="Renombrar"
        aria-label={`Renombrar: ${producto.nombre}`}
        onClick={() => setOpen(true)}
      >
        <DriveFileRenameOutlineOutlined fontSize="small" />
      </RowIconButton>
    </NameRow>
  );
}
