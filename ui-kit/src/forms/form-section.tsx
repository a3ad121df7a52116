import { styled, useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

export interface FormSectionProps {
  title: string;
  /** Purpose of the fields, in one sentence. */
  description?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  children: ReactNode;
}

const Root = styled('section', { name: 'TiendaFormSection', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  maxWidth: 640,
  '& + &': { paddingBlockStart: theme.spacing(8), borderTop: `1px solid ${theme.tokens.palette.divider}` },
}));

const Title = styled('h2', { name: 'TiendaFormSection', slot: 'Title' })(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  overflowWrap: 'anywhere',
}));

const Description = styled('p', { name: 'TiendaFormSection', slot: 'Description' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: `${theme.spacing(1)} 0 0`,
  color: theme.tokens.palette.text.secondary,
}));

/** Group of related fields under a title, in one column of at most 640 px. */
export function FormSection(inProps: FormSectionProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaFormSection' });
  const { title, description, headingLevel = 'h2', children } = props;
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <div>
        <Title id={id} as={headingLevel}>
          {title}
        </Title>
        {description && <Description>{description}</Description>}
      </div>
      {children}
    </Root>
  );
}
