import { Formik, type FormikErrors } from 'formik';
import type { ComponentType, ReactNode } from 'react';
import { FormActions } from '../forms/form-actions.tsx';
import { FormColumn } from '../forms/form-column.tsx';

type Values = Record<string, unknown>;

export interface StoryFormProps {
  values: Values;
  validate?: (values: Values) => FormikErrors<Values>;
  /** What stands in the values already counts as left. */
  checked?: boolean;
  onSubmit?: (values: Values) => void | Promise<void>;
  /** What the server says to fields when it is sent. */
  refuse?: Record<string, string>;
  submitLabel?: string;
  /** The fields alone, without a button to send them. */
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

/** A field's own props, and what the form around it does. */
export type FieldStoryProps<P> = P & { value: unknown } & Partial<
    Pick<StoryFormProps, 'onSubmit' | 'checked' | 'validate' | 'refuse' | 'bare'>
  >;

/** The field in a form of its own. */
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
