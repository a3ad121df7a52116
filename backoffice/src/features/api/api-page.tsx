import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from 'api-client/backoffice';
import { useDownload } from 'app-core/download/use-download';
import { Answer } from 'app-core/queries/answer';
import { type ReactNode, useMemo, useState } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { SearchField } from 'ui-kit/search-field';
import {
  type ApiDocument,
  apiDocument,
  type Call,
  callsOf,
  listAnswers,
  matching,
  shapeText,
} from './document.ts';

/** The reference of all API calls for programs of the staff, with a link to the UI kit where the server has it. */
export function ApiPage({ kit }: { kit: boolean }) {
  const text = useQuery(apiDocument);
  return (
    <>
      <PageTitle
        lead="Lo que un programa del personal le puede pedir a la tienda."
        actions={
          <>
            {kit && (
              <Button component="a" href="/kit/" target="_blank" rel="noreferrer">
                Kit de diseño
              </Button>
            )}
            {text.data && <Download text={text.data} />}
          </>
        }
      >
        Llamadas de la API
      </PageTitle>
      <Answer query={text} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {(data) => <Calls text={data} />}
      </Answer>
    </>
  );
}

function Download({ text }: { text: string }) {
  const file = async () => ({ data: new Blob([text], { type: 'application/json' }) });
  const { download, busy } = useDownload('openapi-panel.json', false, file);
  return (
    <Button startIcon={<FileDownloadOutlined />} loading={busy} onClick={download}>
      Descargar OpenAPI
    </Button>
  );
}

function Calls({ text }: { text: string }) {
  const [term, setTerm] = useState('');
  const document = useMemo(() => JSON.parse(text) as ApiDocument, [text]);
  const calls = matching(callsOf(document), term);
  return (
    <>
      <SearchField label="Buscar llamadas" onSearch={setTerm} maxLength={LIMITS.termMax} />
      {calls.length === 0 ? (
        <EmptyState title="Ninguna llamada tiene esas palabras" />
      ) : (
        calls.map((call) => <OneCall key={call.operation.operationId} call={call} document={document} />)
      )}
    </>
  );
}

const OneCall = ({ call, document }: { call: Call; document: ApiDocument }) => (
  // Render only opened calls: there are more than a hundred.
  <Accordion disableGutters slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}>
    <AccordionSummary expandIcon={<ExpandMoreOutlined />}>
      <Typography lang="en" sx={{ overflowWrap: 'anywhere' }}>
        {`${call.method} ${call.path}`}
      </Typography>
    </AccordionSummary>
    <AccordionDetails>
      <CallDetails call={call} document={document} />
    </AccordionDetails>
  </Accordion>
);

const AUDIENCES: Record<string, string> = {
  public: 'cualquiera, sin sesión',
  customer: 'un cliente aprobado',
  staff: 'el personal: empleados y administradores',
  admin: 'administradores',
};

/** Everything the document says about a call. */
function CallDetails({ call, document }: { call: Call; document: ApiDocument }) {
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
      {listAnswers(call, document).map(({ status, description, content = {} }) => (
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
