import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { line } from 'ui-kit/theme/tokens';
import { PickRow } from './pick-row.tsx';
import { type Part, type Pick, shelvesOf } from './tally.ts';

const dialog = lateView(async () => (await import('./short-dialog.tsx')).ShortDialog);

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
  borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
}));

interface PickListProps {
  picks: readonly Pick[];
  /** Whether there is only one order, so nothing can be split. */
  alone: boolean;
}

/** The products to pick, by shelf. */
export function PickList({ picks, alone }: PickListProps) {
  const [short, setShort] = useState<Part>();
  const close = useCallback(() => setShort(undefined), []);
  const Dialog = useLateView(dialog, short !== undefined, close);
  const shelves = shelvesOf(picks);
  const named = shelves.length > 1 || shelves[0]?.nombre !== undefined;
  return (
    <>
      {shelves.map(({ nombre = 'Sin estante', picks }) => (
        <section key={nombre} aria-label={nombre}>
          {named && (
            <Typography variant="h3" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {nombre}
            </Typography>
          )}
          <List>
            {picks.map((pick) => (
              <PickRow key={pick.producto_id} pick={pick} alone={alone} onShort={setShort} />
            ))}
          </List>
        </section>
      ))}
      {Dialog && short && <Dialog part={short} onClose={close} />}
    </>
  );
}
