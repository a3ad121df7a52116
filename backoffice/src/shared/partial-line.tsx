import Typography from '@mui/material/Typography';
import { partialText } from 'api-client/backoffice';

/** A note above products that match only some words; nothing without `words`. */
export const PartialLine = ({ words }: { words: readonly string[] | undefined }) =>
  words === undefined ? null : (
    <Typography role="status" variant="body2" sx={{ marginBottom: 2 }}>
      {partialText(words)}
    </Typography>
  );
