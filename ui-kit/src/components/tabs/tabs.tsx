import { styled, useThemeProps } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { touchTarget } from '../../theme/tokens.ts';

export interface TabItem {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface TabsProps {
  tabs: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  /** Accessible name of the tabs: 'Período'. */
  label: string;
  /** Content of the chosen tab. */
  children?: ReactNode;
}

const Bar = styled(MuiTabs, { name: 'TiendaTabs', slot: 'Root' })(({ theme }) => ({
  minHeight: touchTarget,
  borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  '& .MuiTab-root': {
    minHeight: touchTarget,
    maxWidth: 'none',
    overflowWrap: 'anywhere',
    // Draw the outline inside: the bar clips it otherwise.
    '&.Mui-focusVisible': { outlineOffset: -3, borderRadius: theme.tokens.shape.borderRadius },
  },
}));

const Panel = styled('div', { name: 'TiendaTabs', slot: 'Panel' })(({ theme }) => ({
  paddingBlockStart: theme.spacing(5),
}));

/** Two to five views of one thing, one at a time. Arrow keys move between the tabs. */
export function Tabs(inProps: TabsProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaTabs' });
  const { tabs, value, onChange, label, children } = props;
  const id = useId();
  const at = tabs.findIndex((tab) => tab.value === value);
  const hasPanel = children !== undefined;
  return (
    <div>
      <Bar
        value={at < 0 ? false : value}
        onChange={(_, next: string) => onChange(next)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        selectionFollowsFocus
      >
        {tabs.map((tab, index) => (
          <Tab
            key={tab.value}
            id={`${id}-${index}`}
            value={tab.value}
            label={tab.label}
            disabled={tab.disabled ?? false}
            {...(hasPanel && index === at && { 'aria-controls': `${id}-panel` })}
          />
        ))}
      </Bar>
      {hasPanel && (
        <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${at}`} tabIndex={0}>
          {children}
        </Panel>
      )}
    </div>
  );
}
