import Typography from '@mui/material/Typography';
import { partialText } from 'api-client/backoffice';

/** Over products that have only most of the words searched; nothing where `words` is absent. */
export const PartialLine = ({ words }: { words: readonly string[] | undefined }) =>
  words === undefined ? null : (
    <Typography role="status" variant="body2" sx={{ marginBottom: 2 }}>
      {partialText(words)}
    </Typography>
  );
