import { expect, it } from 'vitest';
import { handStylesIn } from './hand-styles.ts';

/** Returns the findings in one line of code, without position and advice. */
const stylesFound = (line: string, options = {}) =>
  handStylesIn('storefront/src/a.tsx', line, options).map((message) =>
    message.replace(/^storefront\/src\/a\.tsx:1: /, '').replace(/ by hand; use .*/, ''),
  );

it.each([
  ["const a = { color: '#22281F' };", '#22281F'],
  ["<meta content='#fff' />", '#fff'],
  ["<Box sx={{ bgcolor: 'rgb(1 2 3 / 50%)' }} />", 'rgb(1 2 3 / 50%)'],
  ["<Box sx={{ color: open ? 'white' : 'text.primary' }} />", 'white'],
  [`<Box sx={{ border: \`1px solid \${colour}\` }} />`, '1px'],
  ["<Box sx={{ fontSize: '1.25rem' }} />", 'fontSize: 1.25rem'],
  ['<Box sx={{ fontWeight: 600 }} />', 'fontWeight: 600'],
  ["<Box sx={{ boxShadow: '0 1px 2px' }} />", 'boxShadow: 0 1px 2px'],
  ['<Box sx={{ minWidth: { xs: 120, md: 0 } }} />', 'minWidth: 120'],
  ['<Box style={{ gap: 12 }} />', 'gap: 12'],
  ["const Root = styled('div')({ padding: 16 });", 'padding: 16'],
  ["const Root = styled('div')(({ theme }) => ({ '& > a': { minHeight: 44 } }));", 'minHeight: 44'],
  ['const room = (theme: Theme) => ({ body: { paddingBottom: 70 } });', 'paddingBottom: 70'],
  ["const Root = styled('div')({ gridTemplateColumns: '220px minmax(0, 1fr)' });", '220px'],
  ['<Skeleton height={140} />', 'height: 140'],
  ["const narrow = useMediaQuery('(max-width: 1100px)');", '1100px'],
  ['const at = theme.breakpoints.down(1100);', 'a breakpoint'],
])('finds a hard-coded style: %s', (line, what) => {
  expect(stylesFound(line)).toEqual([what]);
});

it.each([
  ['<Box sx={{ p: 4, mx: -2, gap: { xs: 2, md: 4 }, paddingInline: 4, borderRadius: 1, width: 1 }} />'],
  ["<Box sx={{ m: 0, flex: 1, zIndex: 2, order: 3, width: '100%', maxWidth: '60ch', height: '100dvh' }} />"],
  [
    "<Box sx={{ color: 'error.main', fontWeight: 'fontWeightMedium', typography: 'h4', boxShadow: 'none' }} />",
  ],
  ['<Box sx={{ minHeight: touchTarget, width: (theme) => theme.spacing(70) }} />'],
  [`<Box sx={{ minWidth: 3 * touchTarget, borderRadius: \`\${shape.card}px\` }} />`],
  ["const Root = styled('div')(({ theme }) => ({ padding: theme.spacing(3, 4), inset: 'auto 0 0' }));"],
  ["const Root = styled('div')(({ theme }) => ({ paddingBottom: 'env(safe-area-inset-bottom)' }));"],
  ["const Root = styled('div')({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', margin: 0 });"],
  ["<Picture sizes='(min-width:1024px) 25vw, 50vw' source={picture} width={640} height={480} />"],
  ['<img src={src} width={640} height={480} />'],
  ["<Link href='#cafe'>Ver</Link>"],
  ['const columns = [{ key: 1, width: 72 }];'],
  ["const kind = { color: 'primary', label: 'rojo' };"],
  ['const text = "Entre 2 y 255 caracteres, o #1";'],
])('ignores values of the theme, the window or a picture: %s', (line) => {
  expect(stylesFound(line)).toEqual([]);
});

it('checks only colours in the kit, and no drawings', () => {
  const line = "const a = { color: 'black', padding: 12 }; const b = '<path fill=\"#fff\" />';";
  expect(stylesFound(line, { sizes: false })).toEqual(['black']);
});

it('reports the position and the alternative', () => {
  expect(handStylesIn('backoffice/src/b.tsx', '\n<Box sx={{ top: 12 }} />')).toEqual([
    'backoffice/src/b.tsx:2: top: 12 by hand; use theme.spacing(n), 4 px each, or a token of ui-kit/theme/tokens',
  ]);
});
