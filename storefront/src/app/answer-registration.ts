/** Answers a registration that the browser submitted by itself: the page works without any script. */
import { ApiError, usuariosCreate } from 'api-client/storefront';
import { registroBody } from 'api-client/storefront-forms';
import { cuitDigits } from 'ui-kit/forms/cuit';
import {
  emptyRegistration,
  FAILED,
  registrationBody,
  type SentForm,
} from '../features/registration/sent-form.ts';
import { links } from '../shared/links.ts';

/** Headers with the caller's address, by which the API limits its calls. The web server sets them. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

const INVALID = 'Hay datos que no son válidos. Revísalos e intenta de nuevo.';

/** Sends the form to the API. Returns the redirect after a success, or what the page shows after a refusal. */
export async function answerRegistration(request: Request): Promise<Response | SentForm> {
  const fields = new URLSearchParams(await request.text());
  const names = Object.keys(emptyRegistration) as (keyof typeof emptyRegistration)[];
  const typed = Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
  const given = { ...emptyRegistration, ...typed };
  const body = { ...given, dni: cuitDigits(given.dni) };
  const values = { ...body, password: '' };
  const checked = registroBody.safeParse(registrationBody(body));
  if (!checked.success) {
    const errors: SentForm['errors'] = {};
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
    return { status: 422, values, errors, failure: INVALID };
  }
  try {
    const headers = FORWARDED.map((name) => [name, request.headers.get(name)]).filter(([, value]) => value);
    await usuariosCreate({ body: checked.data, headers: Object.fromEntries(headers) });
  } catch (error) {
    return { values, ...refusalOf(error) };
  }
  return new Response(null, { status: 303, headers: { location: `${links.registro}?recibida=si` } });
}

/** Returns what the application would show after the same failure. */
function refusalOf(error: unknown): Omit<SentForm, 'values'> {
  const { status, message, fieldErrors } =
    error instanceof ApiError ? error : { status: 0, message: FAILED, fieldErrors: {} };
  const errors = Object.fromEntries(
    Object.entries(fieldErrors).filter(([name]) => name in emptyRegistration),
  );
  const failure = Object.keys(errors).length > 0 ? message : FAILED;
  if (status === 400) return { status: 422, errors, failure };
  return { status: [409, 429].includes(status) ? status : 503, errors, failure };
}
