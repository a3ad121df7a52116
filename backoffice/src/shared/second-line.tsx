import Typography from '@mui/material/Typography';

/** What stands under a row's name: one line, the rest of it on hover. */
export const SecondLine = ({ children }: { children: string }) => (
  <Typography
    variant="body2"
    color="textSecondary"
    title={children}
    sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1, overflow: 'hidden' }}
  >
    {children}
  </Typography>
);
