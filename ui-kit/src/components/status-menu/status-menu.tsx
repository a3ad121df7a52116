import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { StatusChip, type StatusOption } from '../status-chip/status-chip.tsx';

export interface StatusMenuProps {
  options: readonly StatusOption[];
  /** `value` of the one in force. */
  value: string;
  /** Only called with another value than the one in force. */
  onChange: (value: string) => void;
  /** Accessible name, e.g. 'Estado del pedido 12'. */
  label?: string;
  disabled?: boolean;
  busy?: boolean;
}

/** The status as a chip that opens the list of all of them. */
export function StatusMenu(props: StatusMenuProps) {
  const { options, value, onChange, label = 'Estado', disabled = false, busy = false } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const current = options.find((option) => option.value === value);
  const choose = (next: string) => {
    setAnchor(null);
    if (next !== value) onChange(next);
  };
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={`${label}: ${current?.label ?? value}`}
        aria-busy={busy}
        disabled={disabled || busy}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44, gap: 1, borderRadius: 999, opacity: busy ? 0.6 : 1 }}
      >
        {current ? <StatusChip status={current} /> : value}
        <ExpandMoreOutlined fontSize="small" aria-hidden />
      </ButtonBase>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            selected={option.value === value}
            onClick={() => choose(option.value)}
            sx={{ gap: 3, justifyContent: 'space-between' }}
          >
            <StatusChip status={option} />
            {option.value === value && <CheckOutlined fontSize="small" aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
