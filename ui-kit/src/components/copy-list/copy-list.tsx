import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';

export interface CopyListDetail {
  label: string;
  value: string;
  /** Label of the copy button, 'Copiar CBU'; starts like `texts.copy`. Without it there is no button. */
  copyLabel?: string;
}

export interface CopyListProps {
  details: readonly CopyListDetail[];
  onCopy: (detail: CopyListDetail) => void;
  texts?: Partial<typeof copyListTexts>;
}

export const copyListTexts = { copy: 'Copiar' };

const name = 'TiendaCopyList';

const List = styled('dl', { name, slot: 'Root' })(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    paddingBlock: 6,
    borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  },
  '& > div:last-child': { borderBottom: 0 },
  '& dt': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  // If copying is impossible, one click selects the whole text.
  '& dd > span': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 500,
    userSelect: 'all',
  },
}));

/** Facts that the user needs elsewhere, each with a copy button. */
export function CopyList(inProps: CopyListProps) {
  const props = useThemeProps({ props: inProps, name });
  const { details, onCopy } = props;
  const texts = { ...copyListTexts, ...props.texts };
  return (
    <List>
      {details.map((detail) => (
        <div key={detail.label}>
          <dt>{detail.label}</dt>
          <dd>
            <span>{detail.value}</span>
            {detail.copyLabel && (
              <Button aria-label={detail.copyLabel} sx={{ flex: 'none' }} onClick={() => onCopy(detail)}>
                {texts.copy}
              </Button>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
