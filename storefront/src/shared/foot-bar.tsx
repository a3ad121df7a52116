import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { roomVars } from 'ui-kit/theme/tokens';

export interface FootBarProps {
  /** A sentence, or a button that leads to missing answers. */
  text: ReactNode;
  total: string;
  children: ReactNode;
}

/** Height of the bar with two buttons: toasts show above it. */
const roomForBar = ({ spacing }: Theme) => ({ html: { [roomVars.bottomBar]: spacing(40) } });

/** Sticky bar at the bottom of the window with a list's total and its action. */
export function FootBar({ text, total, children }: FootBarProps) {
  return (
    <>
      <GlobalStyles styles={roomForBar} />
      <Stack
        spacing={2}
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          mt: 4,
          py: 3,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 }}>
          <Typography variant="body2" component="div">
            {text}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {total}
          </Typography>
        </Stack>
        {children}
      </Stack>
    </>
  );
}
