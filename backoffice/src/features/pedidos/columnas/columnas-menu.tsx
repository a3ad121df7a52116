import CheckBoxOutlineBlankOutlined from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { COLUMNAS_PEDIDOS } from 'api-client/backoffice';
import { ButtonMenu, type ButtonMenuProps } from '../../../shared/button-menu.tsx';
import { COLUMNA_NAMES, type Columna } from './columnas.ts';
import type { Columnas } from './use-columnas.ts';

interface ColumnasMenuProps extends ButtonMenuProps {
  columnas: Columnas;
}

/** A menu with checkboxes that stays open; each change applies at once. */
export function ColumnasMenu({ columnas, ...menu }: ColumnasMenuProps) {
  const { shown, choose, reset } = columnas;
  const toggle = (columna: Columna) =>
    choose(shown.includes(columna) ? shown.filter((one) => one !== columna) : [...shown, columna]);
  return (
    <ButtonMenu {...menu}>
      {COLUMNAS_PEDIDOS.map((columna) => {
        const checked = shown.includes(columna);
        const Icon = checked ? CheckBoxOutlined : CheckBoxOutlineBlankOutlined;
        return (
          <MenuItem
            key={columna}
            role="menuitemcheckbox"
            aria-checked={checked}
            onClick={() => toggle(columna)}
          >
            <ListItemIcon>
              <Icon color={checked ? 'primary' : 'inherit'} aria-hidden />
            </ListItemIcon>
            {COLUMNA_NAMES[columna]}
          </MenuItem>
        );
      })}
      <Divider />
      <MenuItem
        disabled={!reset}
        onClick={() => {
          menu.onClose();
          reset?.();
        }}
      >
        Columnas de siempre
      </MenuItem>
    </ButtonMenu>
  );
}
