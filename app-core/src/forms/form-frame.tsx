import { type FormikContextType, FormikProvider } from 'formik';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { FormColumn } from 'ui-kit/forms/form-column';
import { ServerError } from 'ui-kit/server-error';
import { useTyped } from 'ui-kit/typed';

interface FormFrameProps<Values> extends ComponentProps<typeof FormColumn> {
  form: { formik: FormikContextType<Values>; failure: string | undefined; isSaved: () => boolean };
  /** Stands before what is said of the whole. */
  before?: ReactNode;
  /** Said of the whole where the form itself has nothing to say. */
  notice?: string | undefined;
  /** What failed stands under the fields: in a low dialog it would push one of them under a button that is pressed twice. */
  failsBelow?: boolean;
  /** Nobody is asked before what is typed is left. Only the forms that scripts/lib/leave-guard.test.ts lists, each with its reason. */
  leavesFreely?: boolean;
}

/** The first field in the document's order that something is said about. */
const firstOf = (form: HTMLFormElement | null, errors: object): HTMLElement | undefined =>
  [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLElement &&
      element.matches(':enabled') &&
      (element.getAttribute('name') ?? '') in errors,
  );

/**
 * The form element of a `useForm`, with what failed above its fields. Once it is refused, the first wrong field has the
 * focus. Whoever leaves what was typed is asked first.
 */
export function FormFrame<Values>(props: FormFrameProps<Values>) {
  const { form, before, notice, failsBelow = false, leavesFreely = false, children, ...column } = props;
  const failure = <ServerError>{form.failure ?? notice}</ServerError>;
  const { errors, submitCount, isSubmitting, dirty } = form.formik;
  useTyped(dirty && !leavesFreely, { isSaved: form.isSaved });
  const root = useRef<HTMLFormElement>(null);
  const answered = useRef(submitCount);

  useEffect(() => {
    if (isSubmitting || answered.current === submitCount) return;
    answered.current = submitCount;
    const field = firstOf(root.current, errors);
    field?.focus();
    // The button may be a screen below it, and on a phone the keyboard takes half of the window.
    field?.scrollIntoView?.({ block: 'center' });
  }, [isSubmitting, submitCount, errors]);

  return (
    <FormikProvider value={form.formik}>
      <FormColumn noValidate ref={root} {...column}>
        {before}
        {!failsBelow && failure}
        {children}
        {failsBelow && failure}
      </FormColumn>
    </FormikProvider>
  );
}
