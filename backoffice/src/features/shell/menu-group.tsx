import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

interface MenuGroupProps {
  title: ReactNode;
  open: boolean;
  /** Undefined: the group is always open. */
  onToggle?: ((open: boolean) => void) | undefined;
  /** The entries: those visible when folded, and all others. */
  children: ReactNode;
}

const Head = styled(Button)(({ theme }) => ({
  ...theme.typography.subtitle2,
  '&.MuiButton-root': { justifyContent: 'space-between', color: theme.tokens.palette.text.secondary },
  '& svg': {
    transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shortest }),
  },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}));

const Title = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: theme.spacing(0, 3, 1),
  color: theme.tokens.palette.text.secondary,
}));

/** Menu entries under a title that folds them. */
export function MenuGroup({ title, open, onToggle, children }: MenuGroupProps) {
  const id = useId();
  return (
    <div>
      {onToggle ? (
        <Head
          id={id}
          fullWidth
          variant="text"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          endIcon={<ExpandMoreOutlined />}
          onClick={() => onToggle(!open)}
        >
          {title}
        </Head>
      ) : (
        <Title id={id}>{title}</Title>
      )}
      <ul id={`${id}-list`} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
