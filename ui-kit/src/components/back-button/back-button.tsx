import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import type { ElementType } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';

export interface BackButtonProps {
  label?: string;
  /** Where it leads; without it, `onClick` decides. */
  href?: string;
  LinkComponent?: ElementType;
  onClick?: () => void;
}

/** Back to where one came from. */
export function BackButton({ label = 'Volver', href, LinkComponent, onClick }: BackButtonProps) {
  return (
    <Button
      color="secondary"
      startIcon={<ArrowBackOutlined />}
      sx={{ ml: -3 }}
      {...(onClick && { onClick })}
      {...(href !== undefined && { component: KitLink, href, LinkComponent })}
    >
      {label}
    </Button>
  );
}
