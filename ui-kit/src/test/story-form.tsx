import { Formik, type FormikErrors } from 'formik';
import type { ReactNode } from 'react';
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
  children: ReactNode;
}

/** A form around a field, for stories and tests. */
export function StoryForm(props: StoryFormProps) {
  const { values, validate, checked = false, onSubmit = () => {} } = props;
  const { submitLabel = 'Guardar', refuse, children } = props;
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
          <FormActions submitLabel={submitLabel} />
        </FormColumn>
      </Formik>
    </div>
  );
}
