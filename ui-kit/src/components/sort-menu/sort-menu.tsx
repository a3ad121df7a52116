import CheckOutlined from '@mui/icons-material/CheckOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

export interface SortOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Why it is disabled: shown under the label. */
  reason?: string;
}

export interface SortMenuProps {
  options: readonly SortOption[];
  /** The option in force, if any. */
  selected?: string | undefined;
  /** The chosen value; undefined when the one in force is chosen again. */
  onSelect: (value: string | undefined) => void;
  label?: string;
  heading?: string;
}

/** How to order a list, behind one button that says what is in force. */
export function SortMenu(props: SortMenuProps) {
  const { options, selected, onSelect, label = 'Filtrar', heading = 'ORDERNAR POR:' } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const current = options.find(({ value }) => value === selected);
  const choose = (value: string) => {
    setAnchor(null);
    onSelect(value === selected ? undefined : value);
  };
  return (
    <>
      <Button
        id={`${id}-boton`}
        variant="outlined"
        startIcon={<TuneOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
        {current && `: ${current.label}`}
      </Button>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': `${id}-boton` },
          paper: { sx: { minWidth: 220, maxWidth: 320 } },
        }}
      >
        <ListSubheader role="presentation" sx={{ lineHeight: 2.5 }}>
          {heading}
        </ListSubheader>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === selected}
            selected={option.value === selected}
            disabled={option.disabled ?? false}
            onClick={() => choose(option.value)}
          >
            <ListItemText primary={option.label} secondary={option.disabled ? option.reason : undefined} />
            {option.value === selected && (
              <ListItemIcon sx={{ minWidth: 0, ml: 4 }}>
                <CheckOutlined fontSize="small" />
              </ListItemIcon>
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
