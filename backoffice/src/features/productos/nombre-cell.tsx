import DriveFileRenameOutlineOutlined from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Producto } from 'api-client/backoffice';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';

const nombreField = lateView(async () => (await import('./nombre-field.tsx')).NombreField);

const Named = styled('span')(({ theme }) => ({
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
export function NombreCell({ producto, children }: NombreCellProps) {
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
    <Named>
      <span>{children}</span>
      <IconButton
        ref={opener}
        size="small"
        title="Renombrar"
        aria-label={`Renombrar: ${producto.nombre}`}
        onClick={() => setOpen(true)}
      >
        <DriveFileRenameOutlineOutlined fontSize="small" />
      </IconButton>
    </Named>
  );
}
