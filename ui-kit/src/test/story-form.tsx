import { Formik, type FormikErrors } from 'formik';
import type { ComponentType, ReactNode } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { FormActions } from '../forms/form-actions.tsx';
import { FormColumn } from '../forms/form-column.tsx';

type Values = Record<string, unknown>;

export interface StoryFormProps {
  values: Values;
  validate?: (values: Values) => FormikErrors<Values>;
  /** Whether the initial values already count as touched. Default false. */
  checked?: boolean;
  onSubmit?: (values: Values) => void | Promise<void>;
  /** Errors of the server by field, returned on submit. */
  refuse?: Record<string, string>;
  submitLabel?: string;
  /** Whether to show the fields without a submit button. Default false. */
  bare?: boolean;
  children: ReactNode;
}

/** A form around a field, for stories and tests. */
export function StoryForm(props: StoryFormProps) {
  const { values, validate, checked = false, onSubmit = () => {} } = props;
  const { submitLabel = 'Guardar', refuse, bare = false, children } = props;
  return (
    <div style={{ maxWidth: 640 }}>
      <Formik
        initialValues={values}
        initialErrors={checked && validate ? validate(values) : {}}
        initialTouched={checked ? Object.fromEntries(Object.keys(values).map((name) => [name, true])) : {}}
        onSubmit={async (all, { setErrors }) => {
          await onSubmit(all);
          if (refuse) setErrors(refuse);
        }}
        {...(validate && { validate })}
      >
        <FormColumn noValidate>
          {children}
          {!bare && <FormActions submitLabel={submitLabel} />}
        </FormColumn>
      </Formik>
    </div>
  );
}

/** Props of a field and of the form around it. */
export type FieldStoryProps<P> = P & { value: unknown } & Partial<
    Pick<StoryFormProps, 'onSubmit' | 'checked' | 'validate' | 'refuse' | 'bare'>
  >;

/** Renders the field in its own form. */
export const inForm = <P extends { name: string }>(Field: ComponentType<P>) =>
  function InForm({ value, onSubmit, checked, validate, refuse, bare, ...field }: FieldStoryProps<P>) {
    const props = field as unknown as P;
    return (
      <StoryForm
        values={{ [props.name]: value }}
        {...(onSubmit && { onSubmit })}
        {...(checked && { checked })}
        {...(validate && { validate })}
        {...(refuse && { refuse })}
        {...(bare && { bare })}
      >
        <Field {...props} />
      </StoryForm>
    );
  };

interface Refused {
  canvas: ReturnType<typeof within>;
  args: { refuse?: Record<string, string> };
}

/** Submits the form around a field and checks that the field shows the server's error. */
export async function playRefusal({ canvas, args }: Refused): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  const { textContent } = await canvas.findByRole('alert');
  await expect(textContent).toBe(Object.values(args.refuse ?? {}).join());
}
