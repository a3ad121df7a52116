import type { ImagePickerFieldProps } from 'ui-kit/forms/image-picker-field';

interface SendingForm {
  formik: { submitForm: () => Promise<unknown> };
  failure: string | undefined;
  progress: number | undefined;
}

/** Returns the upload props of a form's pictures: progress, failure and retry. */
export const picturesOf = ({
  formik,
  failure,
  progress,
}: SendingForm): Pick<ImagePickerFieldProps, 'progress' | 'unsent' | 'onRetry'> => ({
  ...(progress !== undefined && { progress }),
  unsent: failure !== undefined,
  onRetry: () => void formik.submitForm(),
});
