import Popper, { type PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useRef } from 'react';

/** Repeats Material's own style of this slot. The theme's style of the slot applies by its name. */
const Panel = styled(Popper, { name: 'MuiTooltip', slot: 'Popper' })(({ theme, open }) => ({
  zIndex: theme.zIndex.tooltip,
  pointerEvents: open ? 'auto' : 'none',
}));

/** Renders nothing until the first opening: a list has up to 50 tooltips, and Material prepares each one's panel. */
function LatePopper(props: PopperProps) {
  const wasOpen = useRef(false);
  wasOpen.current ||= props.open;
  return wasOpen.current && <Panel {...props} />;
}

const slots = { popper: LatePopper };

/** Material's tooltip for a row of a list. */
export const RowTooltip = (props: Omit<TooltipProps, 'slots'>) => <Tooltip {...props} slots={slots} />;
