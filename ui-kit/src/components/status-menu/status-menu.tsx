import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import { useThemeProps } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { keptOnPaper } from '../../theme/on-paper.ts';
import { StatusChip, type StatusOption } from '../status-chip/status-chip.tsx';
import { StatusMenuPanel } from './status-menu-panel.tsx';
import { Opener, Option } from './status-menu-parts.ts';

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
        {...keptOnPaper}
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
