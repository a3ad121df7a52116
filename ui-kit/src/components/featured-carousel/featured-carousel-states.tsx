import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '../error-state/error-state.tsx';
import { Logo } from '../logo/logo.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Bar, Card, Root, Shelf, Slide, Still, Words, Wrapper } from './featured-carousel-parts.ts';

/** Gives a line its height. */
const room = '\u00a0';
const places = [1, 2, 3, 4];

/** The shelf with nothing on it yet, of the final size. */
export function FeaturedCarouselSkeleton({ label }: { label: string }) {
  return (
    <Root aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Shelf data-lista="" aria-hidden>
        <Wrapper>
          {places.map((place) => (
            <Slide key={place}>
              <Card ownerState={{ tint: 'arena' }}>
                <div>
                  <span className="tienda-foto" />
                  <Words>
                    <b>
                      <Skeleton width="60%">{room}</Skeleton>
                    </b>
                    <span>
                      <Skeleton width="85%">{room}</Skeleton>
                    </span>
                  </Words>
                </div>
              </Card>
            </Slide>
          ))}
        </Wrapper>
      </Shelf>
      <Bar />
    </Root>
  );
}

export function FeaturedCarouselEmpty({ text }: { text: string }) {
  return (
    <Still>
      <Logo compact size={72} />
      {text}
    </Still>
  );
}

export function FeaturedCarouselError({
  text,
  onRetry,
}: {
  text: string;
  onRetry?: (() => void) | undefined;
}) {
  return (
    <Still>
      <ErrorState title={text} {...(onRetry && { onRetry })} />
    </Still>
  );
}
