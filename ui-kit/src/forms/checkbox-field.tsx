import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled, useThemeProps } from '@mui/material/styles';
import { touchTarget } from '../theme/tokens.ts';
import type { InputFieldProps } from './field-frame.ts';
import { useFormField } from './use-form-field.ts';

export interface CheckboxFieldProps extends InputFieldProps {}

const Label = styled(FormControlLabel, { name: 'TiendaCheckboxField', slot: 'Label' })({
  alignItems: 'flex-start',
  marginInline: '-12px 0',
  minHeight: touchTarget,
  '& .MuiCheckbox-root': { width: touchTarget, height: touchTarget },
  '& .MuiFormControlLabel-label': { paddingBlock: 10, overflowWrap: 'anywhere' },
});

/** Checkbox of a Formik form, for a yes-or-no value. */
export function CheckboxField(inProps: CheckboxFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCheckboxField' });
  const { name, label, help, required = false, disabled = false } = props;
  const { field, helpers, error, id, helpId, isSubmitting } = useFormField<boolean>(name);
  return (
    <FormControl error={error !== undefined} disabled={disabled || isSubmitting}>
      <Label
        label={label}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={field.value ?? false}
            onChange={(_, checked) => void helpers.setValue(checked)}
            onBlur={field.onBlur}
            {...(props.autoFocus && { autoFocus: true })}
            slotProps={{
              input: {
                required,
                'aria-invalid': error !== undefined,
                'aria-describedby': error || help ? helpId : undefined,
              },
            }}
          />
        }
      />
      {(error ?? help) && (
        <FormHelperText
          id={helpId}
          {...(error !== undefined && { role: 'alert' })}
          sx={{ mt: '-4px', ml: '32px' }}
        >
          {error ?? help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
