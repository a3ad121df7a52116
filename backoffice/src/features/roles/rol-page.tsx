import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type RolPersonal, rolesCreate, rolesUpdate } from 'api-client/backoffice';
import { AREAS, type Area, rolPersonalBody } from 'api-client/backoffice-roles';
import { useField } from 'formik';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { FormSection } from 'ui-kit/forms/form-section';
import { TextField } from 'ui-kit/forms/text-field';
import { EditScreen, FormScreen } from '../../shared/form-screen.tsx';
import { SaveForm, useSaveForm } from '../../shared/save-form.tsx';
import { ROLES_QUERIES, rolOptions } from './queries.ts';

const LIST = '/panel-roles';

export const NewRolPage = () => (
  <FormScreen list={LIST} title="Crear rol">
    <RolForm />
  </FormScreen>
);

export function EditRolPage() {
  const { id } = useParams({ from: '/_staff/_admin/editar-rol/$id' });
  return (
    <EditScreen id={id} query={useQuery(rolOptions(id))} list={LIST} title="Editar rol">
      {(rol) => <RolForm rol={rol} />}
    </EditScreen>
  );
}

const LABELS = { nombre: 'Nombre', areas: 'Áreas' };

const ALL = Object.keys(AREAS) as Area[];

/** A checkbox per area; the error of all areas is at `areas`. */
type Values = { nombre: string; areas: null } & Record<Area, boolean>;

const bodyOf = ({ nombre, ...areaFlags }: Values) => ({
  nombre,
  areas: ALL.filter((area) => areaFlags[area]),
});

/** A role's name and areas. `rol`: undefined for a new role. */
function RolForm({ rol }: { rol?: RolPersonal }) {
  const form = useSaveForm({
    initialValues: () =>
      ({
        nombre: rol?.nombre ?? '',
        areas: null,
        ...Object.fromEntries(ALL.map((area) => [area, rol?.areas.includes(area) ?? false])),
      }) as Values,
    schema: rolPersonalBody,
    bodyOf,
    save: (body) =>
      rol
        ? rolesUpdate({ path: { id: rol.rol_id }, headers: { 'If-Match': `"${rol.version}"` }, body })
        : rolesCreate({ body }),
    texts: {
      done: `Rol ${rol ? 'actualizado' : 'creado'} con éxito`,
      failed: `Error al ${rol ? 'actualizar' : 'crear'} el rol`,
    },
    queries: ROLES_QUERIES,
    list: LIST,
  });
  return (
    <SaveForm form={form} names={LABELS}>
      <TextField name="nombre" label={LABELS.nombre} required autoComplete="off" />
      <FormSection
        title="Qué puede hacer"
        description="Quien tiene el rol ve y hace solo esto, además de su cuenta y sus notificaciones. Cambia al instante para quienes ya lo tienen."
      >
        {ALL.map((area) => (
          <CheckboxField key={area} name={area} label={AREAS[area].label} help={AREAS[area].explanation} />
        ))}
        <AreasError />
      </FormSection>
    </SaveForm>
  );
}

/** The error when no area is chosen. */
function AreasError() {
  const [, { touched, error }] = useField('areas');
  if (!touched || !error) return null;
  return (
    <FormHelperText error role="alert">
      {error}
    </FormHelperText>
  );
}
