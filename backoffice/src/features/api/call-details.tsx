import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ApiDocument, answersOf, type Call } from './document.ts';
import { shapeText } from './shape-text.ts';

const AUDIENCES: Record<string, string> = {
  public: 'cualquiera, sin sesión',
  customer: 'un cliente aprobado',
  staff: 'el personal: empleados y administradores',
  admin: 'administradores',
};

/** Everything the document says about a call. */
export function CallDetails({ call, document }: { call: Call; document: ApiDocument }) {
  const { parameters, requestBody, operationId, summary, ...operation } = call.operation;
  const audience = operation['x-audience'];
  return (
    <Stack spacing={4}>
      <Typography lang="en">{summary}</Typography>
      <Part title="Quién la puede hacer">
        <Typography>{AUDIENCES[audience] ?? audience}</Typography>
      </Part>
      <Part title="Nombre">
        <Code>{operationId}</Code>
      </Part>
      {parameters.length > 0 && (
        <Part title="Parámetros">
          {parameters.map(({ name, in: place, required, description, schema }) => (
            <Code key={name}>
              {`${name}${required ? '' : '?'} (${place}): ${shapeText(schema, document)}${description ? `  // ${description}` : ''}`}
            </Code>
          ))}
        </Part>
      )}
      {Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => (
        <Part key={type} title={`Cuerpo, ${type}`}>
          <Code>{shapeText(schema, document)}</Code>
        </Part>
      ))}
      {answersOf(call, document).map(({ status, description, content = {} }) => (
        <Part key={status} title={`Respuesta ${status}`}>
          {/* Errors show only their codes: the error body is the same everywhere. */}
          {status.startsWith('2') ? (
            Object.entries(content).map(([type, { schema }]) => (
              <Code key={type}>{`${type}\n${shapeText(schema, document)}`}</Code>
            ))
          ) : (
            <Code>{description}</Code>
          )}
        </Part>
      ))}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </div>
  );
}

const Code = ({ children }: { children: ReactNode }) => (
  <Typography
    component="pre"
    variant="body2"
    lang="en"
    sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);
