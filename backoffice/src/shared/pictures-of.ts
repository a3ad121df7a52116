import type { ImagePickerFieldProps } from 'ui-kit/forms/image-picker-field';

interface SendingForm {
  formik: { submitForm: () => Promise<unknown> };
  failure: string | undefined;
  progress: number | undefined;
}

/** What a form that sends pictures tells their field: how much is sent, that it failed, and how it is sent again. */
export const picturesOf = ({
  formik,
  failure,
  progress,
}: SendingForm): Pick<ImagePickerFieldProps, 'progress' | 'unsent' | 'onRetry'> => ({
  ...(progress !== undefined && { progress }),
  unsent: failure !== undefined,
  onRetry: () => void formik.submitForm(),
});
