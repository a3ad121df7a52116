import Skeleton from '@mui/material/Skeleton';
import { Actions } from './actions-part.ts';
import { Body, Foot, Media, PriceArea, Root, topCorners, Words } from './product-card-parts.ts';

/** Placeholder of a card in its final size. The grid announces the loading. */
export function ProductCardSkeleton() {
  return (
    <Root aria-hidden>
      <Media>
        <Skeleton
          variant="rectangular"
          width="100%"
          height="auto"
          sx={{ aspectRatio: '1', borderRadius: topCorners }}
        />
      </Media>
      <Body>
        <Words>
          <Skeleton width="90%" />
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Words>
        <PriceArea>
          <Skeleton width="55%" height={32} />
        </PriceArea>
        <Actions>
          <Skeleton variant="rounded" height={44} data-whole="" />
        </Actions>
        <Foot />
      </Body>
    </Root>
  );
}
