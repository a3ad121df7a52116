/** Page background of the light scheme; phones use it for the browser's bars too. */
export const paperColor = '#FBF8F1';

/** Default colour of shops that chose none. */
export const leafColor = '#2E6B3F';
/** Backgrounds of each scheme on which a shop's colour must be legible. */
export const brandGrounds = {
  light: [paperColor, '#FFFFFF', '#E1EEDD', '#EFEADF'],
  dark: ['#171914', '#21241C', '#2C3F2C', '#2C3026'],
} as const;

/** Soft backgrounds for pictures and category tiles; a category keeps its tint everywhere. */
export const tintNames = ['wheat', 'leaf', 'clay', 'sky', 'lilac', 'sand', 'moss', 'rose'] as const;
export type Tint = (typeof tintNames)[number];

/** Statuses of an order, with the exact colours that the documents name and a text colour legible on each. */
export const orderStatusColors = {
  esperando_aprobacion: { main: '#D6A900', contrastText: '#171A10' },
  aprobado: { main: 'rgb(111,148,89)', contrastText: '#0D1109' },
  enviado: { main: '#2A6A29', contrastText: '#FFFFFF' },
  recibido: { main: '#00ff51', contrastText: '#0A1F0F' },
  cancelado: { main: '#C70039', contrastText: '#FFFFFF' },
} as const;
export type OrderStatusColor = keyof typeof orderStatusColors;

export const fonts = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', Arial, sans-serif",
  text: "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif",
} as const;

/** Unit of `theme.spacing`, in px. */
export const spacingUnit = 4;

/** Smallest window width of each step, in px. */
export const breakpoints = { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } as const;

/** Curves and layers of Material UI's theme, for design tools; `theme.test.ts` compares them. */
export const easing = {
  easeInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  easeOut: 'cubic-bezier(0.0, 0, 0.2, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
  sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
} as const;
export const zIndex = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** Milliseconds. Move one thing at a time, and let nothing wait for the motion. */
export const motion = { quick: 150, usual: 200, slow: 250 } as const;

/**
 * Window so low that sticky bars leave too little of the page: a phone in landscape, or zoom of 200 %. Use em: larger
 * text makes the bars larger too. Includes print, because paper does not scroll.
 */
export const lowWindow = '@media print, (max-height: 30em)';

/** Height of a laptop's window: ten normal rows do not fit. */
export const laptopWindow = '(max-height: 900px)';

/** Smallest side of a touch target, in px. */
export const touchTarget = 44;
/** Extends the touch area of a visually smaller element. */
export const touchArea = {
  display: 'inline-block',
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    width: `max(100%, ${touchTarget}px)`,
    height: `max(100%, ${touchTarget}px)`,
    transform: 'translate(-50%, -50%)',
  },
} as const;
export const shape = { card: 12, control: 8, full: 999 } as const;
/** Lines, to be finished by a colour: `${line.thin} ${theme.tokens.palette.divider}`. */
export const line = {
  thin: '1px solid',
  /** The edge that shows an order's status. */
  edge: '6px solid',
} as const;

/** Widest content, in px: pages of the two apps, a form, an account's one column. */
export const pageWidth = { storefront: 1280, backoffice: 1440, form: 640, account: 480 } as const;

/** Longest line of running text. Use rem: `ch` changes when the web font loads, which would move the page. */
export const measure = { text: '44rem', short: '30rem' } as const;

/** Minimum widths; elements are stacked if larger text leaves less room. */
export const least = {
  /** A button with its icon. */
  button: '8.5rem',
  /** Three buttons with icons. */
  buttons: '17.5rem',
  /** A figure with its words: four fit beside the panel's menu at 1440 px. */
  card: '15rem',
  /** A figure without frame, two per row on a phone: an amount of eight digits must not break. */
  figure: '10rem',
  /** Subtotal of an order's line: seven digits. */
  total: '7rem',
  /** An amount of eight digits. */
  amount: '12.5rem',
} as const;

/** Space left and right of a page's content, in px: on phones, and from `sm` up. */
export const gutter = { phone: 16, wide: 24 } as const;

/** Products in a row: a page of ten fills whole rows in every window. */
export const productColumns = { xs: 2, lg: 5 } as const;
/** Window width in px, below `lg`, from which five cards fit in a row. */
export const fiveFit = 1000;

/** Sizes in px that several screens share. */
export const layout = {
  /** Largest height of the storefront's header. */
  header: 120,
  /** List of categories or brands beside a product list. */
  sidebar: 220,
  /** Window width up to which a sidebar closes by itself (document 000, section 2). */
  sidebarCloses: 1100,
  /** Window width from which the panel's menu is open. Below, a table would miss its 264 px. */
  menuStays: 1200,
  /** Width of a select in a toolbar; also the limits of a search field. */
  filter: 280,
  /** Width of all filters beside a list. */
  filters: 400,
  search: 480,
  /** Width of a cart beside the list that fills it. */
  cart: 380,
  /** Smallest width of an order's status in a list. */
  status: 140,
  /** Width of a date field with its calendar, in any browser's date format. */
  day: 168,
} as const;

/** CSS variables on `:root`, as lengths, that keep the parts of a page apart. */
export const roomVars = {
  /** Height of the phones' bottom bar. */
  bottomBar: '--tienda-bottom-bar',
  /** Height of a sticky save bar above the bottom bar. */
  saveBar: '--tienda-save-bar',
  /** Top position of toasts; set by pages with a header. */
  toastsTop: '--tienda-toasts-top',
  /** Width of content at the window's right end that toasts must not cover. */
  toastsRight: '--tienda-toasts-right',
  /** Height of an open drawer's footer: toasts stand above it if they do not fit beside the drawer. */
  drawerFoot: '--tienda-drawer-foot',
} as const;
/** Attribute of `:root`: tables have low rows, and pages of lists less space around them, where a mouse points. */
export const compactRows = 'data-compact-rows';
/** Selector of a part where rows are low. */
export const whereCompact = `html[${compactRows}] &`;
/** Attribute of an open drawer that leaves toasts no room beside it on small screens. */
export const fullDrawer = 'data-full-drawer';
/** Returns a variable in CSS; missing elements take no room. */
export const roomVar = (name: keyof typeof roomVars, otherwise = '0px') =>
  `var(${roomVars[name]}, ${otherwise})`;

export const elevation = {
  light: '0 1px 2px rgb(34 40 31 / 8%), 0 12px 32px rgb(34 40 31 / 16%)',
  dark: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 55%)',
} as const;
