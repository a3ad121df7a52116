const drawing = (shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 60 60">${shape}</svg>`)}`;

/** Pictures for stories; they need no network. */
export const samplePictures = {
  almond: {
    src: drawing(
      '<g fill="#a8662f"><path d="M30 12c9 8 12 18 10 26-1 7-6 10-10 10s-9-3-10-10c-2-8 1-18 10-26Z"/></g><path d="M30 16v28M25 24c-1 6-1 12 1 18M35 24c1 6 1 12-1 18" stroke="#7d4519" fill="none"/>',
    ),
  },
  lentils: {
    src: drawing(
      '<g fill="#8d5b34"><ellipse cx="22" cy="26" rx="9" ry="7"/><ellipse cx="39" cy="30" rx="9" ry="7"/><ellipse cx="27" cy="40" rx="9" ry="7"/></g><g fill="#b98555"><ellipse cx="21" cy="24" rx="5" ry="3"/><ellipse cx="38" cy="28" rx="5" ry="3"/><ellipse cx="26" cy="38" rx="5" ry="3"/></g>',
    ),
  },
  chia: {
    src: drawing(
      '<path d="M14 32h32c0 10-6 16-16 16s-16-6-16-16Z" fill="#5f7f86"/><g fill="#3b342f"><circle cx="20" cy="29" r="2.4"/><circle cx="26" cy="27" r="2.4"/><circle cx="32" cy="28" r="2.4"/><circle cx="38" cy="29" r="2.4"/><circle cx="29" cy="23" r="2.4"/></g>',
    ),
  },
};

/** A picture whose own background reaches its edges, as in photographs. */
export const fullPicture = {
  src: drawing(
    '<path fill="#d9c3a0" d="M0 0h60v60H0z"/><path fill="#c9ae84" d="M0 44h60v16H0z"/><circle cx="30" cy="31" r="20" fill="#8a4a2c"/><circle cx="30" cy="31" r="16" fill="#e6d3a8"/><g fill="#b98a4e"><circle cx="24" cy="27" r="3"/><circle cx="33" cy="24" r="3"/><circle cx="37" cy="33" r="3"/><circle cx="28" cy="37" r="3"/></g>',
  ),
};

/** A name of 60 characters with nowhere to break. */
export const longWord = 'Supercalifragilisticoespialidosoamarantoquinoachiaalmendra60';

/** Highest price that the documents allow. */
export const highestPrice = 999_999.99;

/** A broken picture: browsers fail to decode the data, without a request. */
export const brokenPicture = { src: 'data:image/webp;base64,AAAA' };

/** The two goals of a cart, for stories. */
/** The parts of a total of $ 61.727,50. */
export const sampleParts = [
  { label: 'Subtotal sin IVA', amount: 51_981.2 },
  { label: 'IVA 21 %', amount: 8972.4 },
  { label: 'IVA 10,5 %', amount: 773.9 },
];

export const sampleGoals = [
  {
    target: 50_000,
    pendingText: (missing: string) => `Te faltan ${missing} para el pedido mínimo`,
    reachedText: 'Alcanzaste el pedido mínimo',
  },
  {
    target: 70_000,
    pendingText: (missing: string) => `Te faltan ${missing} para el envío gratis`,
    reachedText: 'Tienes envío gratis',
  },
];

/** A loading picture: the browser keeps its place empty. Needs no slow server. */
export const pendingPicture = {
  src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
};
