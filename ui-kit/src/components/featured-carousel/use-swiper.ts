import { useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';

/** From so many on, the shelf turns round without an end; fewer go back to the first. Both loop. */
const endless = 8;

/** The numbers of the slides that swiper says this of. */
const numbersOf = ({ slides }: Swiper, className: string) =>
  slides.filter(({ classList }) => classList.contains(className)).map(({ dataset }) => Number(dataset.index));

interface Wanted {
  count: number;
  /** ms of a change; 0 under reduced motion. */
  speed: number;
}

/** Hands the server's shelf over to swiper, which comes when the page stands. */
export function useSwiper({ count, speed }: Wanted) {
  const shelf = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [current, setCurrent] = useState(0);
  /** Slides of which something can be seen; all, until swiper knows. */
  const [seen, setSeen] = useState<number[]>();
  /** Those of them that the shelf's end cuts off. */
  const [cut, setCut] = useState<number[]>([]);
  const [locked, setLocked] = useState(false);

  useEffect(() => {
    const { current: place } = shelf;
    if (!place || count < 2) return;
    let made: Swiper | undefined;
    let here = true;
    const look = (swiper: Swiper) => {
      setCurrent(swiper.realIndex);
      // Without a size (a hidden tab panel) nothing is known yet.
      setLocked(swiper.isLocked && swiper.width > 0);
      const visible = numbersOf(swiper, 'swiper-slide-visible');
      const whole = numbersOf(swiper, 'swiper-slide-fully-visible');
      setSeen(visible.length > 0 ? visible : undefined);
      setCut(swiper.isLocked ? [] : visible.filter((one) => !whole.includes(one)));
    };
    const options: SwiperOptions = {
      slidesPerView: 'auto',
      speed,
      loop: count >= endless,
      rewind: count < endless,
      watchSlidesProgress: true,
      watchOverflow: true,
      grabCursor: true,
      on: { init: look, slideChange: look, transitionEnd: look, resize: look, lock: look, unlock: look },
    };
    // Without it the shelf still scrolls by hand.
    import('swiper').then(
      ({ Swiper: Made }) => {
        if (!here) return;
        place.scrollLeft = 0;
        place.dataset.ready = '';
        made = new Made(place, options);
        setSwiper(made);
      },
      () => {},
    );
    return () => {
      here = false;
      made?.destroy(true, true);
      delete place.dataset.ready;
      setSwiper(undefined);
      setSeen(undefined);
      setCut([]);
    };
  }, [count, speed]);

  return {
    shelf,
    current,
    seen,
    cut,
    locked,
    ready: swiper !== undefined,
    next: () => swiper?.slideNext(),
    previous: () => swiper?.slidePrev(),
    goTo: (index: number) => (swiper?.params.loop ? swiper.slideToLoop(index) : swiper?.slideTo(index)),
  };
}
