import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId, useState } from 'react';
import { wholeText } from 'ui-kit/whole-text';

export interface PhoneFiltersProps {
  label: string;
  /** Number of active filters: with any, the section starts open. */
  count: number;
  /** Hides the label in a narrow row. */
  iconOnly?: boolean;
  children: ReactNode;
}

const onPhonesAlone = { display: { sm: 'none' } } as const;

/** Filters that phones collapse behind a button, so that the list stays in view. */
export function PhoneFilters({ label, count, iconOnly = false, children }: PhoneFiltersProps) {
  const [isWanted, setIsWanted] = useState<boolean>();
  const open = isWanted ?? count > 0;
  const id = useId();
  const toggle = { 'aria-expanded': open, 'aria-controls': id, onClick: () => setIsWanted(!open) };
  return (
    <>
      {iconOnly ? (
        <IconButton {...toggle} aria-label={label} sx={onPhonesAlone}>
          <TuneOutlined />
        </IconButton>
      ) : (
        <Button
          {...toggle}
          variant="outlined"
          color="inherit"
          startIcon={<TuneOutlined />}
          sx={onPhonesAlone}
        >
          {`${label}${count > 0 ? ` (${wholeText(count)})` : ''}`}
        </Button>
      )}
      <Box
        id={id}
        sx={{
          display: { xs: open ? 'flex' : 'none', sm: 'contents' },
          flexWrap: 'wrap',
          gap: 3,
          width: '100%',
        }}
      >
        {children}
      </Box>
    </>
  );
}
