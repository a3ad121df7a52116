import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface HowToBuyStep {
  title: string;
  text?: ReactNode;
  /** Whether the user completed the step: a tick replaces the number. Default false. */
  done?: boolean;
}

export interface HowToBuyStepsProps {
  /** Steps in order; numbered automatically. */
  steps: readonly HowToBuyStep[];
  /** Button that starts the first step. */
  action?: ReactNode;
  texts?: Partial<typeof howToBuyStepsTexts>;
}

/** `done`: read aloud after the title of a completed step. */
export const howToBuyStepsTexts = { done: 'hecho' };

const List = styled('ol', { name: 'TiendaSteps', slot: 'Root' })(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 24 },
}));

const Step = styled('li', { name: 'TiendaSteps', slot: 'Step' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 16,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  borderTop: `2px solid ${theme.tokens.palette.text.primary}`,
  paddingTop: 12,
  '& > b': {
    ...theme.typography.figure,
    color: theme.tokens.palette.primary.main,
    gridRow: 'span 2',
    minWidth: '0.9em',
    '& > svg': { fontSize: '1em', verticalAlign: '-0.1em' },
  },
}));

/** Explains how to buy in numbered steps, for new customers. */
export function HowToBuySteps(inProps: HowToBuyStepsProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSteps' });
  const { steps, action } = props;
  const texts = { ...howToBuyStepsTexts, ...props.texts };
  return (
    <div>
      <List>
        {steps.map(({ title, text, done = false }, index) => (
          <Step key={`step-${index + 1}`}>
            <b aria-hidden>{done ? <CheckOutlined /> : index + 1}</b>
            <Typography variant="h4" component="h3">
              {title}
              {done && <VisuallyHidden>, {texts.done}</VisuallyHidden>}
            </Typography>
            {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
          </Step>
        ))}
      </List>
      {action && <div style={{ marginTop: 24 }}>{action}</div>}
    </div>
  );
}
