export interface FormError {
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
