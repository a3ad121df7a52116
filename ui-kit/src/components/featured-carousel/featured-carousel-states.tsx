import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';
import { Logo } from '../logo/logo.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Bar } from './carousel-bar.tsx';
import { Card, cardClasses, Root, Shelf, Slide, Still, Words, Wrapper } from './featured-carousel-parts.ts';

/** Gives an empty line its height. */
const room = '\u00a0';
const places = [1, 2, 3, 4, 5];

/** The empty shelf in its final size. */
function BareShelf() {
  return (
    <>
      <Shelf data-ready="" aria-hidden>
        <Wrapper>
          {places.map((place) => (
            <Slide key={place}>
              <Card>
                <div>
                  <Skeleton variant="rectangular" height="auto" className={cardClasses.picture} />
                  <Words>
                    <b>
                      <Skeleton width="85%">{room}</Skeleton>
                      <Skeleton width="45%">{room}</Skeleton>
                    </b>
                    <span>
                      <Skeleton width="60%">{room}</Skeleton>
                    </span>
                  </Words>
                </div>
              </Card>
            </Slide>
          ))}
        </Wrapper>
      </Shelf>
      <Bar />
    </>
  );
}

export function FeaturedCarouselSkeleton({ label }: { label: string }) {
  return (
    <Root aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <BareShelf />
    </Root>
  );
}

/** Text in place of slides. A hidden shelf behind keeps the room. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <Root data-still="">
      <div data-place="">
        <BareShelf />
      </div>
      <Still>{children}</Still>
    </Root>
  );
}

export function FeaturedCarouselEmpty({ text }: { text: string }) {
  return (
    <Instead>
      <Logo compact size={72} />
      {text}
    </Instead>
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
    <Instead>
      <ErrorState title={text} {...(onRetry && { onRetry })} />
    </Instead>
  );
}
