import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popper from '@mui/material/Popper';
import { styled, useThemeProps } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useBackCloses } from '../../back-closes.ts';
import { hiddenInPrint, shownInPrint } from '../../theme/print-styles.ts';
import { elevation, shape, touchTarget } from '../../theme/tokens.ts';
import { StatusChip, type StatusOption } from '../status-chip/status-chip.tsx';

const name = 'TiendaStatusMenu';

export const Opener = styled(ButtonBase, { name, slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body1,
  gap: theme.spacing(1),
  minHeight: touchTarget,
  maxWidth: '100%',
  borderRadius: shape.full,
  textAlign: 'start',
  '& > svg': hiddenInPrint,
  '& > svg, & > .MuiCircularProgress-root': { flexShrink: 0 },
  '& > .MuiCircularProgress-root': { margin: 2 },
  '&[aria-disabled=true]': { cursor: 'progress' },
  '&.Mui-disabled > svg': { visibility: 'hidden' },
}));

export const Panel = styled('div', { name, slot: 'Panel' })(({ theme }) => ({
  marginBlock: theme.spacing(1),
  maxWidth: 'calc(100vw - 32px)',
  // A table cell around the menu may forbid line breaks; the note would then run out of the panel.
  whiteSpace: 'normal',
  border: `1px solid ${theme.tokens.palette.divider}`,
  borderRadius: shape.control,
  background: theme.tokens.palette.background.paper,
  color: theme.tokens.palette.text.primary,
  boxShadow: elevation.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.dark }),
}));

export const Option = styled(MenuItem, { name, slot: 'Option' })(({ theme }) => ({
  gap: theme.spacing(3),
  justifyContent: 'space-between',
  // Draw the outline inside: the list's edge would cut it.
  '&.Mui-focusVisible': { outlineOffset: -2 },
}));

export const Note = styled('p', { name, slot: 'Note' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  maxWidth: 280,
  '&:not(:empty)': { padding: theme.spacing(3, 4, 0) },
  color: theme.tokens.palette.error.main,
  fontWeight: 600,
}));

interface StatusMenuPanelProps {
  id: string;
  label: string;
  note: string | undefined;
  anchor: HTMLElement | null;
  /** Called to close the list; `false` means that the focus is already elsewhere and must not return. */
  onClose: (giveFocusBack?: boolean) => void;
  children: ReactNode;
}

/**
 * The open list, next to its button in the DOM: inside the page's landmarks and next in reading order, unlike a portal.
 * Fixed position, so that no card cuts it off.
 */
function StatusMenuPanel({ id, label, note, anchor, onClose, children }: StatusMenuPanelProps) {
  useBackCloses(true, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab') onClose();
  };
  return (
    <Popper
      open
      anchorEl={anchor}
      disablePortal
      placement="bottom-start"
      popperOptions={{ strategy: 'fixed' }}
      sx={{ zIndex: 'modal' }}
    >
      <ClickAwayListener onClickAway={() => onClose(false)}>
        <Panel>
          {/* Rendered while empty: screen readers miss a live region that appears together with its text. */}
          <Note id={`${id}-note`} role="status">
            {note}
          </Note>
          <MenuList
            id={id}
            aria-label={label}
            aria-describedby={note && `${id}-note`}
            variant="selectedMenu"
            autoFocusItem
            onKeyDown={onKeyDown}
          >
            {children}
          </MenuList>
        </Panel>
      </ClickAwayListener>
    </Popper>
  );
}

export interface StatusMenuProps {
  options: readonly StatusOption[];
  /** `value` of the current status. */
  value: string;
  /** Called only with a value other than the current one. */
  onChange: (value: string) => void;
  /** Accessible name, for example 'Estado del pedido 12'. */
  label?: string;
  disabled?: boolean;
  /** A warning above the statuses, read before the user chooses. */
  note?: string | undefined;
  /** Called when the list opens, for example to load the `note`. */
  onOpen?: () => void;
  /** Whether a change is being saved: nothing can be chosen, and the focus stays. Default false. */
  busy?: boolean;
  texts?: Partial<typeof statusMenuTexts>;
}

export const statusMenuTexts = { busy: 'Guardando…' };

/** Shows the status as a chip that opens the list of statuses. */
export function StatusMenu(inProps: StatusMenuProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaStatusMenu' });
  const { options, value, onChange, label = 'Estado', disabled = false, busy = false } = props;
  const texts = { ...statusMenuTexts, ...props.texts };
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const current = options.find((option) => option.value === value);
  const show = () => {
    setOpen(true);
    props.onOpen?.();
  };
  const close = (giveFocusBack = true) => {
    setOpen(false);
    if (giveFocusBack) opener.current?.focus();
  };
  const choose = (next: string) => {
    close();
    if (next !== value) onChange(next);
  };
  return (
    <>
      <Opener
        ref={opener}
        {...shownInPrint}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${label}: ${current?.label ?? value}${busy ? `. ${texts.busy}` : ''}`}
        aria-busy={busy}
        aria-disabled={busy || undefined}
        disabled={disabled}
        onClick={() => !busy && (open ? setOpen(false) : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || busy) return;
          event.preventDefault();
          show();
        }}
      >
        {current ? <StatusChip status={current} /> : value}
        {busy ? (
          <CircularProgress size={16} color="inherit" aria-hidden />
        ) : (
          <ExpandMoreOutlined fontSize="small" aria-hidden />
        )}
      </Opener>
      {open && (
        <StatusMenuPanel id={id} label={label} note={props.note} anchor={opener.current} onClose={close}>
          {options.map((option) => (
            <Option
              key={option.value}
              role="menuitemradio"
              aria-checked={option.value === value}
              selected={option.value === value}
              onClick={() => choose(option.value)}
            >
              <StatusChip status={option} />
              {option.value === value && <CheckOutlined fontSize="small" aria-hidden />}
            </Option>
          ))}
        </StatusMenuPanel>
      )}
    </>
  );
}
