import CheckBoxOutlineBlankOutlined from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { FORMATOS_PLANILLA } from 'api-client/backoffice';
import { ButtonMenu, type ButtonMenuProps } from '../button-menu.tsx';
import { FORMATO_TEXTS, type Formato } from './formato.ts';

/** Optional contents of a spreadsheet. */
export interface Also {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export interface FormatoMenuProps extends ButtonMenuProps {
  selected: Formato;
  onSelect: (formato: Formato) => void;
  also: Also | undefined;
}

/** Chooses the format, and downloads at once. */
export function FormatoMenu({ selected, onSelect, also, ...menu }: FormatoMenuProps) {
  const Box = also?.checked ? CheckBoxOutlined : CheckBoxOutlineBlankOutlined;
  return (
    <ButtonMenu {...menu}>
      {also && (
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={also.checked}
          onClick={() => also.onChange(!also.checked)}
        >
          <ListItemIcon>
            <Box color={also.checked ? 'primary' : 'inherit'} aria-hidden />
          </ListItemIcon>
          {also.label}
        </MenuItem>
      )}
      {also && <Divider />}
      {FORMATOS_PLANILLA.map((formato) => (
        <MenuItem
          key={formato}
          role="menuitemradio"
          aria-checked={formato === selected}
          onClick={() => onSelect(formato)}
        >
          <ListItemIcon>{formato === selected && <CheckOutlined color="primary" aria-hidden />}</ListItemIcon>
          {FORMATO_TEXTS[formato]}
        </MenuItem>
      ))}
    </ButtonMenu>
  );
}
