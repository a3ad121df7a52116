/** A fake trace collector that receives OTLP over HTTP in JSON. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links: { traceId: string; spanId: string }[];
  attributes: Record<string, string>;
}

interface Value {
  stringValue?: string;
  intValue?: number | string;
}
type Attribute = { key: string; value: Value };
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Pick<ReceivedSpan, 'name' | 'traceId' | 'spanId' | 'parentSpanId'> & {
        attributes: Attribute[];
        links?: ReceivedSpan['links'];
      })[];
    }[];
  }[];
};

const attributesOf = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  );

const spansOf = ({ resourceSpans }: Sent): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = attributesOf(resource.attributes)['service.name'] ?? '';
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, links = [], ...span }) => ({
        ...span,
        service,
        links,
        attributes: attributesOf(attributes),
      })),
    );
  });

export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  let raw = '';
  let hangs = false;
  const server = createServer(async (request, response) => {
    if (hangs) return;
    const body = await text(request);
    raw += body;
    if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(body) as Sent));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw: () => raw,
    /** From now on, accepts requests without answering. */
    hang: () => {
      hangs = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
