import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface AnnouncementProps {
  /** One sentence with the news. */
  children: ReactNode;
}

const Root = styled('p', { name: 'TiendaAnnouncement', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  gap: 8,
  margin: 0,
  padding: '8px 16px',
  background: theme.tokens.palette.border.soft,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', color: theme.tokens.palette.primary.main },
  '& span': { minWidth: 0 },
}));

/** Shows one message of the shop to all visitors, as a line above the page. */
export function Announcement(inProps: AnnouncementProps) {
  const { children } = useThemeProps({ props: inProps, name: 'TiendaAnnouncement' });
  return (
    <Root>
      <CampaignOutlined />
      <span>{children}</span>
    </Root>
  );
}
