import { type FormikContextType, FormikProvider } from 'formik';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { FormColumn } from 'ui-kit/forms/form-column';
import { ServerError } from 'ui-kit/server-error';
import { useTyped } from 'ui-kit/typed';

interface FormFrameProps<Values> extends ComponentProps<typeof FormColumn> {
  form: { formik: FormikContextType<Values>; failure: string | undefined; isSaved: () => boolean };
  /** Content before the messages about the whole form. */
  before?: ReactNode;
  /** Message about the whole form, shown if the form has none. */
  notice?: string | undefined;
  /** Shows the error below the fields: in a low dialog, an error above would move a field under a pressed button. */
  failsBelow?: boolean;
  /** Turns the leave question off. scripts/lib/leave-guard.test.ts lists the allowed forms with their reasons. */
  leavesFreely?: boolean;
}

/** Returns the first field in document order that has an error. */
const firstOf = (form: HTMLFormElement | null, errors: object): HTMLElement | undefined =>
  [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLElement &&
      element.matches(':enabled') &&
      (element.getAttribute('name') ?? '') in errors,
  );

/**
 * Form element for `useForm`, with the error above its fields. After a failed submit, it focuses the first invalid
 * field. Asks before the user leaves unsaved changes.
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
    // Scroll: the field may be a screen away, and a phone's keyboard covers half of the window.
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
