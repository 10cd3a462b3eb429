import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { loadDeferred } from '../../../src/ui/deferred.tsx';

/** As in React Router's own example with styled-components. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await loadDeferred();
  const sheet = new ServerStyleSheet();
  const markup = renderToString(
    sheet.collectStyles(<ServerRouter context={context} url={request.url} />),
  );
  const styles = sheet.getStyleTags();
  sheet.seal();
  headers.set('Content-Type', 'text/html');
  const html = `<!DOCTYPE html>${markup.replace('__STYLES__', () => styles)}`;
  return new Response(html, { headers, status });
}
