import { useThemeProps } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Tint } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Bar, CarouselBar, featuredCarouselTexts } from './carousel-bar.tsx';
import { Card, cardClasses, Root, Shelf, Slide, Words, Wrapper } from './featured-carousel-parts.ts';
import {
  FeaturedCarouselEmpty,
  FeaturedCarouselError,
  FeaturedCarouselSkeleton,
} from './featured-carousel-states.tsx';
import { TURNS_EVERY } from './turn-early.ts';
import { useSwiper } from './use-swiper.ts';

export { featuredCarouselTexts };

export interface FeaturedSlide {
  /** Address of the product's page. */
  href: string;
  name: string;
  /** One line under the name: brand, origin or use. */
  line?: string | undefined;
  picture?: PictureSource | undefined;
  tint?: Tint | undefined;
}

interface Props {
  slide: FeaturedSlide;
  index: number;
  /** Position: '3 de 15'. */
  label: string;
  roleDescription: string;
  hidden: boolean;
  /** Whether the slide is cut off: only for the pointer, because Tab would focus a hidden link. */
  cut: boolean;
  LinkComponent: ElementType | undefined;
}

const sizes = '(min-width:1024px) 300px, (min-width:768px) 32vw, (min-width:528px) 46vw, 62vw';

/** A product on the shelf; the whole card is a link. Memoised: only slides that appear or leave render again. */
const FeaturedSlideCard = memo(function FeaturedSlideCard({
  slide,
  index,
  label,
  roleDescription,
  hidden,
  cut,
  LinkComponent,
}: Props) {
  return (
    <Slide
      className="swiper-slide"
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      data-index={index}
      inert={hidden}
    >
      <Card>
        <KitLink
          href={slide.href}
          LinkComponent={LinkComponent}
          draggable={false}
          {...(cut && { tabIndex: -1 })}
        >
          <Picture
            className={cardClasses.picture}
            source={slide.picture}
            tint={slide.tint}
            sizes={sizes}
            priority={index === 0}
          />
          <Words className={cardClasses.words}>
            <b>{slide.name}</b>
            {slide.line && <span>{slide.line}</span>}
          </Words>
        </KitLink>
      </Card>
    </Slide>
  );
});

type CarouselState = 'playing' | 'hovered' | 'focused' | 'paused';

/** State of the carousel's pause: by button, focus inside, or pointer over it. Starts paused under reduced motion. */
function useHold(startsPaused: boolean) {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wish, setWish] = useState<'paused' | 'playing' | undefined>(startsPaused ? 'paused' : undefined);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = wish ? wish === 'paused' : reduced;
  const state: CarouselState = paused ? 'paused' : focused ? 'focused' : hovered ? 'hovered' : 'playing';
  return {
    state,
    paused,
    reduced,
    toggle: () => setWish(paused ? 'playing' : 'paused'),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

export interface FeaturedCarouselProps {
  slides: FeaturedSlide[];
  loading?: boolean;
  error?: boolean;
  onRetry?: () => void;
  /** Time that a slide stays, in ms. Default 3500. */
  interval?: number;
  /** Duration of a change, in ms. Default 500. */
  speed?: number;
  startsPaused?: boolean;
  LinkComponent?: ElementType;
  label?: string;
  texts?: Partial<typeof featuredCarouselTexts>;
}

/** Large pictures of featured products; moves by itself until the user interacts. */
export function FeaturedCarousel(inProps: FeaturedCarouselProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaFeaturedCarousel' });
  const texts = { ...featuredCarouselTexts, ...props.texts };
  if (props.loading) return <FeaturedCarouselSkeleton label={texts.loading} />;
  if (props.error) return <FeaturedCarouselError text={texts.error} onRetry={props.onRetry} />;
  if (props.slides.length === 0) return <FeaturedCarouselEmpty text={texts.empty} />;
  // A new list needs a new shelf, because swiper moves the slide elements.
  return <FilledCarousel {...props} texts={texts} key={props.slides.map(({ href }) => href).join()} />;
}

function FilledCarousel(props: FeaturedCarouselProps & { texts: typeof featuredCarouselTexts }) {
  const { slides, interval = TURNS_EVERY, speed = 500, startsPaused = false, LinkComponent } = props;
  const { label = 'Productos destacados', texts } = props;
  const id = useId();
  const count = slides.length;
  const { state, paused, reduced, toggle, holders } = useHold(startsPaused);
  const { shelf, current, seen, cut, locked, ready, next, previous, goTo } = useSwiper({
    count,
    speed: reduced ? 0 : speed,
  });
  const moves = ready && !locked;
  const playing = moves && state === 'playing';
  const goOn = useEffectEvent(() => {
    if (!document.hidden) next();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes to stand, stands for the whole time.
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(goOn, interval);
    return () => clearInterval(timer);
  }, [playing, interval, current]);

  // Follow the focus: a focused slide must not leave the view.
  const followsUntil = useRef(0);
  useEffect(() => {
    if (performance.now() > followsUntil.current) return;
    const link = shelf.current?.querySelector<HTMLElement>(`[data-index="${current}"] a`);
    link?.focus({ preventScroll: true });
  }, [current, shelf]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = {
      ArrowRight: next,
      ArrowLeft: previous,
      Home: () => goTo(0),
      End: () => goTo(count - 1),
    }[event.key];
    if (!move || !moves) return;
    event.preventDefault();
    const inside = shelf.current?.contains(event.target as Node) === true;
    followsUntil.current = inside ? performance.now() + speed + 300 : 0;
    move();
  };
  const positions = slides.map((_, index) => texts.position(index + 1, count));

  return (
    <Root
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-count={count}
      data-state={state}
      onKeyDown={onKeyDown}
      {...holders}
    >
      <Shelf ref={shelf}>
        <Wrapper className="swiper-wrapper" id={id} aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <FeaturedSlideCard
              key={slide.href}
              slide={slide}
              index={index}
              label={positions[index] ?? ''}
              roleDescription={texts.slide}
              hidden={seen !== undefined && !seen.includes(index)}
              cut={cut.includes(index)}
              LinkComponent={LinkComponent}
            />
          ))}
        </Wrapper>
      </Shelf>
      {count > 1 && locked && <Bar />}
      {count > 1 && !locked && (
        <CarouselBar
          texts={texts}
          positions={positions}
          current={current}
          paused={paused}
          controls={id}
          onToggle={toggle}
          onPrevious={previous}
          onNext={next}
          onGoTo={goTo}
        />
      )}
    </Root>
  );
}
