import { useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';

/** From so many on, the shelf turns round without an end; fewer go back to the first. Both loop. */
const endless = 8;

const numberOf = (slide: HTMLElement) => Number(slide.dataset.numero);

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
      const visible = swiper.slides.filter(({ classList }) => classList.contains('swiper-slide-visible'));
      setSeen(visible.length > 0 ? visible.map(numberOf).sort((a, b) => a - b) : undefined);
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
        place.dataset.lista = '';
        made = new Made(place, options);
        setSwiper(made);
      },
      () => {},
    );
    return () => {
      here = false;
      made?.destroy(true, true);
      delete place.dataset.lista;
      setSwiper(undefined);
      setSeen(undefined);
    };
  }, [count, speed]);

  return {
    shelf,
    current,
    seen,
    locked,
    ready: swiper !== undefined,
    next: () => swiper?.slideNext(),
    previous: () => swiper?.slidePrev(),
    goTo: (index: number) => (swiper?.params.loop ? swiper.slideToLoop(index) : swiper?.slideTo(index)),
  };
}
