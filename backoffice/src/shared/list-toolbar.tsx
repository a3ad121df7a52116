import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import type { LinkProps } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { SearchField } from 'ui-kit/search-field';
import { layout } from 'ui-kit/theme/tokens';
import { ButtonLink } from './links.tsx';
import { useHere } from './use-return-to.ts';

export interface ListSearchProps {
  label: string;
  value: string;
  onSearch: (term: string) => void;
}

/** The search above a list. */
export const ListSearch = ({ label, ...field }: ListSearchProps) => (
  <Box sx={{ flex: `1 1 ${layout.sidebar}px`, maxWidth: { md: layout.search } }}>
    <SearchField {...field} label={label} placeholder={`${label}...`} maxLength={LIMITS.termMax} />
  </Box>
);

/** The link to a new record, at the toolbar's end. */
export const AddLink = ({ to, children }: { to: NonNullable<LinkProps['to']>; children: string }) => (
  <ButtonLink
    to={to}
    state={useHere()}
    variant="contained"
    startIcon={<AddOutlined />}
    sx={{ ml: { md: 'auto' } }}
  >
    {children}
  </ButtonLink>
);
