import { useTheme } from '@mui/material/styles';
import { type Eye, eyeNames, seenBy } from '../colour-vision.ts';
import { styled } from '../styled.ts';
import type { KitTheme } from '../theme.ts';
import { shape } from '../tokens.ts';
import { paletteOf } from './colour-roles.ts';
import { Block, Name, Note, Rows } from './parts.tsx';

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: theme.spacing(0.5),
  padding: theme.spacing(3),
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  border: `1px solid ${theme.tokens.palette.divider}`,
  '& > i': { height: theme.spacing(10) },
}));
const Row = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    'ul > &': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)' },
  },
}));

const eyes: Record<Eye, string> = {
  common: 'As most people see them.',
  protanopia: 'Without red: about one man in a hundred.',
  deuteranopia: 'Without green: about one man in a hundred, and five more in part.',
  tritanopia: 'Without blue: one person in ten thousand.',
};
const parts = ['first', 'second', 'third', 'rest'] as const;

/** The doughnut's four colours side by side, in both schemes, as each kind of eye gets them. */
export function ChartColours() {
  const theme = useTheme<KitTheme>();
  return (
    <Block aria-label="Chart colours to every eye">
      <Rows>
        {eyeNames.map((eye) => (
          <Row key={eye}>
            <div>
              <Name>{eye}</Name>
              <Note>{eyes[eye]}</Note>
            </div>
            {(['light', 'dark'] as const).map((scheme) => (
              <Strip key={scheme} data-scheme={scheme} aria-hidden>
                {parts.map((part) => (
                  <i key={part} style={{ background: seenBy(paletteOf(theme, scheme).chart[part], eye) }} />
                ))}
              </Strip>
            ))}
          </Row>
        ))}
      </Rows>
    </Block>
  );
}
