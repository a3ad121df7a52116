import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { questionText } from 'api-client/contract/written-number-texts';
import { touchTarget } from '../theme/tokens.ts';

const name = 'TiendaNumberQuestion';
const Root = styled('span', { name, slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  color: theme.tokens.palette.text.primary,
}));

const Choice = styled(ButtonBase, { name, slot: 'Choice' })(({ theme }) => ({
  font: 'inherit',
  fontWeight: 600,
  minHeight: touchTarget,
  minWidth: touchTarget,
  paddingInline: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  textDecoration: 'underline',
  fontVariantNumeric: 'tabular-nums',
}));

interface NumberQuestionProps {
  readings: readonly [number, number];
  textOf: (value: number) => string;
  onChoose: (reading: number) => void;
}

/** Asks which of two numbers an ambiguous text means: '¿1.500 o 1,5?', with a button for each. */
export const NumberQuestion = ({ readings, textOf, onChoose }: NumberQuestionProps) => (
  <Root role="group" aria-label={questionText(readings)}>
    {questionText(readings)}
    {readings.map((reading) => (
      <Choice
        key={reading}
        // Keep the focus in the field until a number is chosen.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(reading)}
      >
        {textOf(reading)}
      </Choice>
    ))}
  </Root>
);
