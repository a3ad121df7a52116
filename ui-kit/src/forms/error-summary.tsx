import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Link from '@mui/material/Link';
import { styled, useThemeProps } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { touchTarget } from '../theme/tokens.ts';
import { wholeText } from '../whole-text.ts';

interface FormError {
  /** Formik's path: 'precio', 'detalles[0].cantidad'. */
  path: string;
  message: string;
}

/** Returns Formik's nested errors, one per field: those of `first` in that order, then the rest. */
export function listErrors(errors: unknown, first: readonly string[] = []): FormError[] {
  const found: FormError[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string' && value !== '') found.push({ path, message: value });
    else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, `${path}[${i}]`);
    else if (value !== null && typeof value === 'object')
      for (const [key, item] of Object.entries(value)) walk(item, path ? `${path}.${key}` : key);
  };
  walk(errors, '');
  const place = ({ path }: FormError) => {
    const at = first.findIndex(
      (name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`),
    );
    return at < 0 ? first.length : at;
  };
  return found.sort((a, b) => place(a) - place(b));
}

/** Returns the form element with this name, or with the nearest parent path. */
export function fieldOf(form: ParentNode, path: string): HTMLElement | null {
  for (let name = path; name !== ''; name = name.replace(/(^|\.)[^.[\]]+$|\[[^\]]*\]$/, '')) {
    const element = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    if (element) return element;
  }
  return null;
}

export interface ErrorSummaryProps {
  /** Field names shown before the messages, by path in the values. Their order is the list's order. */
  names?: Readonly<Record<string, string>>;
  /** Whether the summary takes the focus after a refused submit. Default true. */
  focusOnSubmit?: boolean;
  texts?: Partial<typeof errorSummaryTexts>;
}

export const errorSummaryTexts = {
  title: (count: number) =>
    count === 1 ? 'Hay 1 dato para corregir' : `Hay ${wholeText(count)} datos para corregir`,
};

const Root = styled('div', { name: 'TiendaErrorSummary', slot: 'Root' })(({ theme }) => ({
  maxWidth: 640,
  padding: theme.spacing(4),
  border: `2px solid ${theme.tokens.palette.error.main}`,
  borderRadius: theme.tokens.shape.borderRadius,
  background: theme.tokens.palette.background.paper,
  '& ul': { listStyle: 'none', margin: `${theme.spacing(1)} 0 0`, padding: 0 },
}));

const Title = styled('p', { name: 'TiendaErrorSummary', slot: 'Title' })(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  gap: theme.spacing(2),
  margin: 0,
  '& svg': { color: theme.tokens.palette.error.main },
}));

const ErrorLink = styled(Link, { name: 'TiendaErrorSummary', slot: 'Link' })(({ theme }) => ({
  ...theme.typography.body1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  textAlign: 'start',
  color: theme.tokens.palette.error.main,
  overflowWrap: 'anywhere',
}));

/** Lists the errors of a Formik form after a refused submit, each as a link to its field. Place it inside the form. */
export function ErrorSummary(inProps: ErrorSummaryProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaErrorSummary' });
  const { names = {}, focusOnSubmit = true } = props;
  const texts = { ...errorSummaryTexts, ...props.texts };
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const root = useRef<HTMLDivElement>(null);
  const answered = useRef(submitCount);
  const id = useId();
  const list = submitCount > 0 ? listErrors(errors, Object.keys(names)) : [];
  const count = list.length;

  useEffect(() => {
    if (isSubmitting || answered.current === submitCount) return;
    answered.current = submitCount;
    if (count > 0 && focusOnSubmit) root.current?.focus();
  }, [isSubmitting, submitCount, count, focusOnSubmit]);

  if (count === 0) return null;
  const jump = (path: string) => {
    const field = fieldOf(root.current?.closest('form') ?? document, path);
    field?.focus();
    field?.scrollIntoView?.({ block: 'center' });
  };
  return (
    <Root ref={root} role="group" aria-labelledby={id} tabIndex={-1}>
      <Title id={id}>
        <ErrorOutlineOutlined aria-hidden />
        {texts.title(count)}
      </Title>
      <ul>
        {list.map(({ path, message }) => (
          <li key={path}>
            <ErrorLink
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                jump(path);
              }}
            >
              {names[path] ? `${names[path]}: ${message}` : message}
            </ErrorLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
