/** Time that a slide stays, in ms. */
export const TURNS_EVERY = 3500;

/**
 * Turns the carousel of a page that has not hydrated. Part of an inline script, so that it must stay small. Changes only what React sets again when swiper starts at the same slide.
 */
export function turnEarly(interval: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const timer = setInterval(() => {
    const root = document.querySelector('section[data-count][data-state=playing]');
    const shelf = root?.firstElementChild;
    const slide = shelf?.querySelector<HTMLElement>('[data-index]');
    if (!root || !shelf || !slide || still.matches || document.hidden) return;
    if (shelf.hasAttribute('data-ready')) return clearInterval(timer);
    const { top, bottom } = shelf.getBoundingClientRect();
    const room = shelf.scrollWidth - shelf.clientWidth;
    if (room < 2 || bottom < 0 || top > innerHeight || root.matches(':hover, :focus-within')) return;
    const count = Number(root.getAttribute('data-count'));
    const last = Math.round(shelf.scrollLeft / slide.offsetWidth);
    const index = shelf.scrollLeft > room - 2 ? 0 : (last + 1) % count;
    shelf.scrollTo({ left: index * slide.offsetWidth, behavior: 'smooth' });

    const dots = [...root.querySelectorAll('button[aria-controls][tabindex]')].slice(0, count);
    dots.forEach((dot, at) => {
      dot.toggleAttribute('data-current', at === index);
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
      dot.setAttribute('tabindex', at === index ? '0' : '-1');
    });
    const progress = root.querySelector<HTMLElement>('[data-progress]');
    const line = progress?.querySelector('i');
    if (!progress?.lastChild || !line) return;
    line.style.insetInlineStart = `${(100 * index) / count}%`;
    progress.lastChild.textContent = (progress.lastChild.textContent ?? '').replace(/\d+/, `${index + 1}`);
  }, interval);
}
