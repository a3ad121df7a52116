import { styled } from '@mui/material/styles';
import { Form } from 'formik';

/** Formik's form element as one column of fields, 20 px apart. */
export const FormColumn = styled(Form, { name: 'TiendaFormColumn', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
});
