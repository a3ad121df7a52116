import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { SectionTitle } from 'ui-kit/section-title';
import { least } from 'ui-kit/theme/tokens';
import { PackingCard } from './packing-card.tsx';
import type { Packing } from './tally.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least.buttons}), 1fr))`,
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
}));

/** The orders with their progress and remaining steps. */
export function PackingList({ packings }: { packings: readonly Packing[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>Pedidos</SectionTitle>
      <List>
        {packings.map((packing) => (
          <PackingCard key={packing.pedido.pedido_id} packing={packing} />
        ))}
      </List>
    </section>
  );
}
