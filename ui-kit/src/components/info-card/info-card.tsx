import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface InfoCardProps {
  /** An outlined icon. */
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
}

const Root = styled('div', { name: 'TiendaInfoCard', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& svg': { fontSize: 28, color: theme.tokens.palette.primary.main },
  '& p': { margin: 0 },
}));

/** One fact about the shop. Put three in an `InfoStrip`. */
export function InfoCard(inProps: InfoCardProps) {
  const { icon, title, text } = useThemeProps({ props: inProps, name: 'TiendaInfoCard' });
  return (
    <Root>
      {icon}
      <div>
        <Typography variant="h4" component="p">
          {title}
        </Typography>
        {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      </div>
    </Root>
  );
}
