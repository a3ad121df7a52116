import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { ReactElement } from 'react';

const entry = (label: string, shortLabel: string, icon: ReactElement, count = 0) => ({
  label,
  shortLabel,
  href: `#${shortLabel.toLowerCase()}`,
  icon,
  count,
});

/** First entries of the back office's menu. */
export const sampleMenu = [
  entry('Área de Pedidos', 'Pedidos', <ReceiptLongOutlined />, 3),
  entry('Área de Usuarios', 'Usuarios', <GroupOutlined />, 120),
  entry('Crear Filtrado', 'Filtrado', <CategoryOutlined />),
  entry('Crear Producto', 'Producto', <Inventory2Outlined />),
];
